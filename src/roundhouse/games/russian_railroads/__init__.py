"""Russian Railroads with American Railroads: the rulebook as code, the components as data."""
