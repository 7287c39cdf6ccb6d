"""Railroad Revolution, by Marco Canetta and Stefania Niccolini (What's Your Game, 2016). 2 to 4 players."""
