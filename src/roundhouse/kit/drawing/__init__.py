"""What the games share for drawing their pictures: elements, colours, and the whole table on one sheet."""
