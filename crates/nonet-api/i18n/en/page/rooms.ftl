### The start page, the grid room, records and settings.

rooms-grids = Grids
