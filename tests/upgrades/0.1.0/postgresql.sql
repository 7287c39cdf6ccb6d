-- Version 6 of the schema, as it was. Never changed.

CREATE TABLE components (
    key TEXT NOT NULL,
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (key)
);

CREATE TABLE schema_version (
    version INTEGER NOT NULL
);

CREATE TABLE users (
    id BIGSERIAL NOT NULL,
    name TEXT NOT NULL,
    login TEXT,
    password_hash TEXT,
    language TEXT NOT NULL,
    prefs JSON NOT NULL,
    created BIGINT NOT NULL,
    bot BOOLEAN DEFAULT FALSE NOT NULL,
    made_by BIGINT,
    PRIMARY KEY (id),
    UNIQUE (login),
    FOREIGN KEY(made_by) REFERENCES users (id)
);

CREATE INDEX ix_users_made_by ON users (made_by);

CREATE TABLE api_tokens (
    id BIGSERIAL NOT NULL,
    token_hash TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT,
    PRIMARY KEY (id),
    UNIQUE (token_hash),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE INDEX ix_api_tokens_user_id ON api_tokens (user_id);

CREATE TABLE presence (
    user_id BIGINT NOT NULL,
    games JSON NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (user_id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE sessions (
    id BIGSERIAL NOT NULL,
    token_hash TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    agent TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token_hash),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE INDEX ix_sessions_user_id ON sessions (user_id);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    options JSON NOT NULL,
    components TEXT,
    components_digest TEXT NOT NULL,
    seed TEXT NOT NULL,
    house BOOLEAN NOT NULL,
    listed BOOLEAN NOT NULL,
    undo TEXT NOT NULL CHECK (undo IN ('free', 'ask', 'none')),
    spectators BOOLEAN NOT NULL,
    owner BIGINT NOT NULL,
    created BIGINT NOT NULL,
    forked_from TEXT,
    forked_at INTEGER,
    rematch_of TEXT,
    lesson TEXT DEFAULT '' NOT NULL,
    allows_bots BOOLEAN DEFAULT FALSE NOT NULL,
    frozen TEXT DEFAULT '' NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
    seq INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    version INTEGER NOT NULL,
    changed BIGINT NOT NULL,
    result JSON,
    PRIMARY KEY (id),
    FOREIGN KEY(owner) REFERENCES users (id),
    FOREIGN KEY(forked_from) REFERENCES tables (id),
    UNIQUE (rematch_of),
    FOREIGN KEY(rematch_of) REFERENCES tables (id)
);

CREATE INDEX ix_tables_forked_from ON tables (forked_from);

CREATE INDEX tables_by_status ON tables (status, listed, changed);

CREATE TABLE chat (
    id BIGSERIAL NOT NULL,
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE INDEX chat_by_table ON chat (table_id, id);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,
    taken_back INTEGER NOT NULL,
    key TEXT NOT NULL,
    user_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, key),
    CHECK (seq > 0),
    CHECK ((move IS NULL) = (taken_back > 0)),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE put_away (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    user_id BIGINT,
    bot TEXT,
    name TEXT NOT NULL,
    invite_nonce TEXT,
    program BOOLEAN DEFAULT FALSE NOT NULL,
    asked BIGINT,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id),
    FOREIGN KEY(asked) REFERENCES users (id)
);

CREATE INDEX ix_seats_asked ON seats (asked);

CREATE INDEX seats_by_user ON seats (user_id, table_id);

CREATE TABLE undo_requests (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    agreed JSON NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE FUNCTION entries_only_added() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'entries are only ever added'; END $$;

CREATE TRIGGER entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION entries_only_added();

INSERT INTO schema_version (version) VALUES (6);
INSERT INTO components (key, game, digest, text) VALUES ('9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', 'railroad_revolution', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '# Railroad Revolution: what is in the box.
#
# Do you own the game? Copy this file, put in the values printed on your copy and play with
#     roundhouse play railroad_revolution --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the rulebook says so
#     basis = "infer"    the rulebook does not say it, but leaves hardly any other way
#     basis = "source"   found in other public material, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is invented; the app lists these
# sentences. A single entry may carry its own `basis` and `why`, which then count instead of the block''s.
#
# Money is in dollars. Sections of the telegraph line and of the player board, and the spaces of a link,
# are counted from 1; the slots of a performance track from 0, where the markers start.
#
# The words for rewards, used for tiles, trains, deals and set-up sides alike:
#     pay = 200                     costs so much money; who does not pay gets nothing of the reward
#     money = 600                   take money
#     shares = 2                    take Telegraph Shares
#     steps = 3                     up to so many steps on the performance tracks
#     flip = 1                      flip a train, so many times
#     train = 1                     take a train
#     exchange = 1                  swap one of your workers for one from the supply
#     promote = 2                   promote up to so many workers
#     promote_price = 100           ... each for this price
#     worker = ["orange", "grey"]   take one worker of one of these colours; worker = "any": of any colour
#     workers = ["orange", "grey"]  take a worker of each of these colours
#     rail = 1                      place a rail from your board; terrain and Deal icons do not count
#     station = 1                   place a station; no price, no rewards
#     office = 1                    open an office; no shares, no tile, no Deal
# and on set-up tiles only:
#     setup_rail = 1                place your set-up rail
#     setup_office = 1              open your set-up office as the first one in a Deal section
#     setup_station = ["miami"]     place your set-up station as the first one in one of these cities

schema = 1

# ---------------------------------------------------------------------------------------------------
# What everybody starts with, and prices that never change.

[supply]
basis = "rule"
workers = { white = 16, purple = 12, orange = 12, grey = 12, turquoise = 12 }
start_money = 600
start_shares = 3
start_white = 4        # white workers
share_sale = 150       # for every share sold to the supply
hire_price = 800       # for a worker of your choice at any time
min_workers = 4        # nobody may end a turn with fewer available workers
train_vp = 8           # for each train lying face up at the end
milestone_draw = 3     # how many milestones you choose the next one from

# ---------------------------------------------------------------------------------------------------
# The main actions and the abilities of the specialists.

[actions]
basis = "rule"
railroad_price = 400             # for the whole action
railroad_triangle = 100          # for each triangle beside the spaces built in
railroad_rails = 2               # rails to place
station_purple_pay = 100         # to flip a train
station_turquoise_pay = 300      # to take the city''s primary reward again
railroad_purple_pay = 300        # to take a train
railroad_orange_base = 100       # money back ...
railroad_orange_triangle = 50    # ... and so much more for each triangle
railroad_grey_shares = 2         # shares to take
railroad_turquoise_rails = 3     # rails to place instead
telegraph_orange_share = 100     # money for each share just taken
telegraph_turquoise_pay = 400    # to use the section''s telegraph tile
trade_purple_steps = 3           # steps on the performance tracks
trade_orange_train = 100         # money for each train you have
trade_grey_shares = 1            # share to take when accepting the face-up Deal tile

# ---------------------------------------------------------------------------------------------------
# The fifteen cities. level: 1 to 5. price: for building a station.
# lonlat: where the city really lies (degrees east, degrees north); only used for drawing the map.

[cities]
basis = "recon"
why = "The rulebook names eleven of the fifteen cities. Their levels are read from the order in which it lists the neutral stations and from the map, so they are likely. No station price is known: all are invented."
list = [
  { id = "washington",     level = 1, price = 100, lonlat = [-77.0, 38.9] },
  { id = "charlotte",      level = 1, price = 100, lonlat = [-80.8, 35.2] },
  { id = "chicago",        level = 2, price = 150, lonlat = [-87.6, 41.9] },
  { id = "little_rock",    level = 2, price = 150, lonlat = [-92.3, 34.7] },
  { id = "miami",          level = 2, price = 150, lonlat = [-80.2, 25.8] },
  { id = "duluth",         level = 3, price = 200, lonlat = [-92.1, 46.8] },
  { id = "kansas_city",    level = 3, price = 200, lonlat = [-94.6, 39.1],  basis = "recon", why = "No source names this city. The map needs one in the middle of the country; name, level and price are invented." },
  { id = "houston",        level = 3, price = 200, lonlat = [-95.4, 29.8] },
  { id = "bismarck",       level = 4, price = 250, lonlat = [-100.8, 46.8] },
  { id = "denver",         level = 4, price = 250, lonlat = [-105.0, 39.7], basis = "source", why = "The name comes from one written account of the board; the level is a guess and the price is invented." },
  { id = "el_paso",        level = 4, price = 250, lonlat = [-106.5, 31.8], basis = "source", why = "The name comes from one written account of the board; the level is a guess and the price is invented." },
  { id = "salt_lake_city", level = 4, price = 250, lonlat = [-111.9, 40.8] },
  { id = "seattle",        level = 5, price = 300, lonlat = [-122.3, 47.6], basis = "recon", why = "No source names this city. The map needs one in the far north-west; name, level and price are invented." },
  { id = "san_francisco",  level = 5, price = 300, lonlat = [-122.4, 37.8] },
  { id = "san_diego",      level = 5, price = 300, lonlat = [-117.2, 32.7] },
]

# ---------------------------------------------------------------------------------------------------
# The track between cities. triangles: one number for each rail space, in order from the first city to
# the second. deals: which of these spaces carry a Deal icon. initial: where everybody''s first rail lies.

[links]
basis = "recon"
why = "Which cities are joined, how many spaces lie between them, their triangles and their Deal icons are invented to fit the map, except where a line has its own note."
list = [
  { from = "washington",     to = "charlotte",      triangles = [0],       initial = true, basis = "rule" },
  { from = "washington",     to = "chicago",        triangles = [2, 0],    basis = "infer", why = "The rulebook''s two examples of building rails show two triangles beside Washington and then plains; that this line leads to Chicago is read from the picture." },
  { from = "charlotte",      to = "little_rock",    triangles = [3, 0],    basis = "infer", why = "The rulebook''s second example shows three triangles beside Charlotte; that this line leads to Little Rock, and its second space, are guessed." },
  { from = "charlotte",      to = "miami",          triangles = [0, 1],    deals = [2] },
  { from = "miami",          to = "houston",        triangles = [1, 0] },
  { from = "little_rock",    to = "houston",        triangles = [1],       deals = [1] },
  { from = "chicago",        to = "kansas_city",    triangles = [1],       deals = [1] },
  { from = "little_rock",    to = "kansas_city",    triangles = [2] },
  { from = "chicago",        to = "duluth",         triangles = [1] },
  { from = "duluth",         to = "bismarck",       triangles = [0, 1],    deals = [2] },
  { from = "kansas_city",    to = "bismarck",       triangles = [0, 1] },
  { from = "kansas_city",    to = "denver",         triangles = [0, 2] },
  { from = "houston",        to = "el_paso",        triangles = [0, 2],    deals = [2] },
  { from = "bismarck",       to = "denver",         triangles = [0, 2] },
  { from = "denver",         to = "el_paso",        triangles = [2, 1] },
  { from = "denver",         to = "salt_lake_city", triangles = [3, 2],    deals = [2] },
  { from = "el_paso",        to = "san_diego",      triangles = [1, 2] },
  { from = "salt_lake_city", to = "san_francisco",  triangles = [1, 3],    deals = [1] },
  { from = "salt_lake_city", to = "san_diego",      triangles = [2, 1] },
  { from = "salt_lake_city", to = "seattle",        triangles = [2, 3] },
  { from = "bismarck",       to = "seattle",        triangles = [2, 3, 1], deals = [2] },
  { from = "san_francisco",  to = "san_diego",      triangles = [2, 2] },
  { from = "seattle",        to = "san_francisco",  triangles = [2, 3, 1], deals = [3] },
]

# ---------------------------------------------------------------------------------------------------
# City tiles. first: the bonus for the first station (left half). primary: the reward for every station
# (right half). printed_on: this one is no loose tile but printed on the board.

[city_tiles]
basis = "recon"
why = "The rulebook''s reference page shows fourteen different first-station bonuses and says which kinds of primary reward exist. Which of them share a tile and at which level, the bonus that occurs twice, the prices of flips and trains and the size of the primary rewards are invented."
list = [
  { id = "W",   level = 1, first = { steps = 1 },                 primary = { worker = ["orange", "grey"] }, printed_on = "washington" },
  { id = "C",   level = 1, first = { flip = 1, pay = 100 },       primary = { steps = 3 },                   printed_on = "charlotte" },
  { id = "2-1", level = 2, first = { shares = 2 },                primary = { worker = ["turquoise"] } },
  { id = "2-2", level = 2, first = { exchange = 1 },              primary = { steps = 4 } },
  { id = "2-3", level = 2, first = { flip = 1, pay = 50 },        primary = { worker = ["purple", "orange"] } },
  { id = "3-1", level = 3, first = { shares = 1, promote = 1 },   primary = { worker = ["grey", "turquoise"] } },
  { id = "3-2", level = 3, first = { train = 1, pay = 300 },      primary = { worker = ["purple", "grey"] } },
  { id = "3-3", level = 3, first = { steps = 2 },                 primary = { steps = 4 } },
  { id = "4-1", level = 4, first = { train = 1, pay = 200 },      primary = { worker = ["orange", "turquoise"] } },
  { id = "4-2", level = 4, first = { worker = "any", pay = 200 }, primary = { steps = 5 } },
  { id = "4-3", level = 4, first = { promote = 2, pay = 200 },    primary = { workers = ["orange", "grey"] } },
  { id = "4-4", level = 4, first = { steps = 1, promote = 1 },    primary = { steps = 5 } },
  { id = "5-1", level = 5, first = { train = 1, pay = 100 },      primary = { steps = 6 } },
  { id = "5-2", level = 5, first = { flip = 1 },                  primary = { workers = ["purple", "turquoise"] } },
  { id = "5-3", level = 5, first = { shares = 2 },                primary = { steps = 6 } },
]

# ---------------------------------------------------------------------------------------------------
# The telegraph line, left to right. shares: for every office. first: extra shares for the first office.
# deal_sections: these carry a Deal icon, all others a telegraph tile.
# link_vp: points between sections 1 and 2, 2 and 3, and so on, for offices in both.

[telegraph]
basis = "recon"
why = "Known: eight sections, two of them with a Deal icon, one section paying 3 shares and 1 more for the first office, and links worth 5 or 8 points. That the Deal icons are on sections 3 and 6 follows almost surely from the places of the neutral offices. All other share numbers and the order of the links are invented."
shares = [3, 2, 1, 1, 1, 1, 1, 1]
first = [1, 1, 1, 1, 1, 1, 1, 1]
deal_sections = [3, 6]
link_vp = [5, 5, 5, 5, 5, 5, 8]

# The six tiles laid out on the other sections; using one costs a worker.

[telegraph_tiles]
basis = "infer"
why = "The rulebook explains six tile effects and the box holds six tiles, so there is taken to be one of each. The number of steps is given only in the German rulebook."
list = [
  { rail = 1 },
  { promote = 2 },
  { flip = 2 },
  { money = 600 },
  { train = 1 },
  { steps = 4 },
]

# ---------------------------------------------------------------------------------------------------
# Neutral buildings with fewer than four players: stations in these cities, offices in these sections.

[neutral]
basis = "rule"

[neutral.two_players]
cities = ["san_diego", "salt_lake_city", "duluth", "little_rock"]
sections = [1, 4, 7]

[neutral.three_players]
cities = ["san_francisco", "bismarck", "houston"]
sections = [2, 5]

# ---------------------------------------------------------------------------------------------------
# Trains. starter: the one everybody begins with. count: how many lie in the stack with 2, 3 and 4 players.

[trains]
basis = "infer"
why = "The five effects are in the rulebook. That each of the four stacks holds five trains follows from 24 trains, four of them starters, and from the four and three trains used with fewer players."
starter = { effect = { promote = 2 }, count = 4 }
stacks = [
  { id = "cash",   effect = { money = 600 },         count = [3, 4, 5] },
  { id = "steps",  effect = { steps = 3 },           count = [3, 4, 5] },
  { id = "shares", effect = { shares = 3 },          count = [3, 4, 5] },
  { id = "rail",   effect = { rail = 1, pay = 100 }, count = [3, 4, 5] },
]

# ---------------------------------------------------------------------------------------------------
# Deal tiles, two deals on each. cost: in shares.

[deals]
basis = "recon"
why = "The rulebook''s reference page shows eighteen rewards, so each is taken to occur once on the nine tiles. The costs, which two rewards share a tile, the colours of the workers and the numbers of steps are invented."
list = [
  { id = "deal1", a = { cost = 1, exchange = 1 },                     b = { cost = 3, office = 1 } },
  { id = "deal2", a = { cost = 2, rail = 1 },                         b = { cost = 2, worker = ["grey"] } },
  { id = "deal3", a = { cost = 3, station = 1 },                      b = { cost = 2, worker = ["purple"] } },
  { id = "deal4", a = { cost = 1, promote = 2, promote_price = 100 }, b = { cost = 2, worker = ["turquoise"] } },
  { id = "deal5", a = { cost = 2, flip = 2 },                         b = { cost = 2, worker = ["orange"] } },
  { id = "deal6", a = { cost = 2, train = 1, pay = 100 },             b = { cost = 1, steps = 2 } },
  { id = "deal7", a = { cost = 1, worker = "any", pay = 200 },        b = { cost = 3, steps = 4 } },
  { id = "deal8", a = { cost = 4, workers = ["purple", "orange"] },   b = { cost = 2, steps = 3 } },
  { id = "deal9", a = { cost = 4, workers = ["grey", "turquoise"] },  b = { cost = 1, flip = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# Performance tracks. vp: points for each slot, from the slot where the markers start.
# gates: what it costs to go on from a slot, in money, shares or workers.
# hard_money: the price instead of `money` in the more challenging variant.

[tracks]
basis = "recon"
why = "Known: which track counts what, that the Telegraph track has a slot worth 5, and that there are money prices of $50, $50 and $100, prices in shares and a worker. The number of slots, all other values and where each price lies are invented."

[tracks.telegraph]
vp = [0, 1, 1, 2, 2, 3, 4, 5]
gates = [
  { slot = 2, money = 50,  hard_money = 500 },
  { slot = 4, money = 50,  hard_money = 500 },
  { slot = 6, money = 100, hard_money = 1000 },
]

[tracks.stations]
vp = [2, 3, 4, 5, 7, 9, 11, 13]
gates = [
  { slot = 2, shares = 1 },
  { slot = 4, shares = 1 },
  { slot = 6, shares = 2 },
]

[tracks.network]
vp = [6, 10, 14, 18, 22, 27, 32, 38]
gates = [
  { slot = 2, shares = 1 },
  { slot = 4, workers = 1 },
  { slot = 6, workers = 1 },
]

# ---------------------------------------------------------------------------------------------------
# The player board, left to right. sale: what a piece from the section brings.
# left_of_logo: so many sections lie left of the logo; when they are empty, the game ends.

[player_board]
basis = "recon"
why = "Known: eight sections, 15 rails and 12 buildings, 13 and 10 of them left of the logo, and two neighbouring sections that pay $600 and $700. How the pieces are spread and the other sale values are invented."
sale = [400, 500, 600, 700, 800, 900, 1000, 1100]
rails = [2, 2, 2, 2, 2, 2, 1, 2]
buildings = [1, 1, 1, 2, 2, 2, 1, 2]
left_of_logo = 7

# ---------------------------------------------------------------------------------------------------
# Set-up tiles with their two sides.

[setup_tiles]
basis = "recon"
why = "The rulebook explains seven of the eight sides. Which sides share a tile, the side that gives only money, and the $200 added to the exchange are invented."
list = [
  { id = "S1", a = { steps = 3 },                 b = { setup_rail = 1 } },
  { id = "S2", a = { shares = 3 },                b = { setup_office = 1 } },
  { id = "S3", a = { exchange = 1, money = 200 }, b = { setup_station = ["washington", "charlotte"] } },
  { id = "S4", a = { train = 1 },                 b = { money = 500 } },
]

# ---------------------------------------------------------------------------------------------------
# Milestones. managers: the colours needed ("any" on stack D). needs: all of these must be fulfilled:
#     connected = 2, level = 3           so many cities of exactly this level in your network
#     stations = 1, level = 2            so many stations in cities of this level
#     deal_rails = 1                     so many rails on spaces with a Deal icon
#     terrain_rails = 3, triangles = 0   so many rails on spaces with exactly this many triangles (0: plains)

[milestones]
basis = "recon"
why = "The five stacks and the four kinds of condition are in the rulebook, and its set-up makes stacks of 4, 4, 10, 10 and 10 tiles likely. Points, managers and conditions of the tiles are invented, except for one tile with its own note."

A1 = [
  { id = "A1-1", vp = 14, managers = ["purple"],    needs = [{ connected = 2, level = 2 }] },
  { id = "A1-2", vp = 14, managers = ["orange"],    needs = [{ deal_rails = 1 }, { connected = 1, level = 2 }] },
  { id = "A1-3", vp = 15, managers = ["grey"],      needs = [{ connected = 1, level = 3 }] },
  { id = "A1-4", vp = 14, managers = ["turquoise"], needs = [{ terrain_rails = 3, triangles = 0 }] },
]

A2 = [
  { id = "A2-1", vp = 18, managers = ["orange"],    needs = [{ connected = 2, level = 2 }, { stations = 1, level = 2 }], basis = "source", why = "This tile was shown in the publisher''s preview of the game; that it belongs to stack A2 is a guess." },
  { id = "A2-2", vp = 17, managers = ["purple"],    needs = [{ stations = 2, level = 1 }] },
  { id = "A2-3", vp = 17, managers = ["turquoise"], needs = [{ stations = 1, level = 1 }, { stations = 1, level = 2 }] },
  { id = "A2-4", vp = 18, managers = ["grey"],      needs = [{ connected = 1, level = 3 }, { stations = 1, level = 2 }] },
]

B = [
  { id = "B-1",  vp = 25, managers = ["purple"],            needs = [{ connected = 2, level = 3 }, { stations = 1, level = 3 }] },
  { id = "B-2",  vp = 25, managers = ["orange"],            needs = [{ stations = 2, level = 2 }] },
  { id = "B-3",  vp = 25, managers = ["grey"],              needs = [{ deal_rails = 2 }, { stations = 1, level = 2 }] },
  { id = "B-4",  vp = 25, managers = ["turquoise"],         needs = [{ terrain_rails = 2, triangles = 2 }, { connected = 1, level = 3 }] },
  { id = "B-5",  vp = 26, managers = ["purple"],            needs = [{ connected = 1, level = 4 }, { deal_rails = 1 }] },
  { id = "B-6",  vp = 25, managers = ["orange"],            needs = [{ terrain_rails = 3, triangles = 1 }, { stations = 1, level = 1 }] },
  { id = "B-7",  vp = 26, managers = ["grey"],              needs = [{ stations = 1, level = 3 }, { stations = 1, level = 2 }] },
  { id = "B-8",  vp = 25, managers = ["turquoise"],         needs = [{ terrain_rails = 4, triangles = 0 }, { deal_rails = 1 }] },
  { id = "B-9",  vp = 29, managers = ["purple", "orange"],  needs = [{ connected = 1, level = 3 }, { stations = 2, level = 2 }] },
  { id = "B-10", vp = 29, managers = ["grey", "turquoise"], needs = [{ connected = 2, level = 2 }, { connected = 1, level = 3 }, { deal_rails = 1 }] },
]

C = [
  { id = "C-1",  vp = 36, managers = ["purple", "orange"],    needs = [{ connected = 2, level = 4 }, { stations = 1, level = 4 }] },
  { id = "C-2",  vp = 36, managers = ["grey", "turquoise"],   needs = [{ stations = 2, level = 3 }] },
  { id = "C-3",  vp = 36, managers = ["purple", "grey"],      needs = [{ connected = 2, level = 4 }, { deal_rails = 2 }] },
  { id = "C-4",  vp = 36, managers = ["orange", "turquoise"], needs = [{ terrain_rails = 3, triangles = 2 }, { stations = 1, level = 3 }] },
  { id = "C-5",  vp = 37, managers = ["purple", "turquoise"], needs = [{ connected = 1, level = 5 }, { deal_rails = 2 }] },
  { id = "C-6",  vp = 37, managers = ["orange", "grey"],      needs = [{ stations = 2, level = 2 }, { stations = 1, level = 3 }] },
  { id = "C-7",  vp = 36, managers = ["purple", "orange"],    needs = [{ terrain_rails = 4, triangles = 1 }, { connected = 1, level = 4 }] },
  { id = "C-8",  vp = 37, managers = ["grey", "turquoise"],   needs = [{ connected = 2, level = 4 }, { stations = 1, level = 3 }] },
  { id = "C-9",  vp = 32, managers = ["orange"],              needs = [{ terrain_rails = 1, triangles = 3 }, { stations = 1, level = 4 }, { deal_rails = 1 }] },
  { id = "C-10", vp = 34, managers = ["grey"],                needs = [{ connected = 1, level = 5 }, { stations = 1, level = 2 }] },
]

D = [
  { id = "D-1",  vp = 46, managers = ["any", "any"], needs = [{ connected = 2, level = 5 }, { stations = 1, level = 4 }] },
  { id = "D-2",  vp = 46, managers = ["any", "any"], needs = [{ stations = 1, level = 5 }, { stations = 1, level = 4 }] },
  { id = "D-3",  vp = 46, managers = ["any", "any"], needs = [{ connected = 1, level = 5 }, { terrain_rails = 2, triangles = 3 }, { deal_rails = 3 }] },
  { id = "D-4",  vp = 46, managers = ["any", "any"], needs = [{ stations = 2, level = 4 }, { connected = 1, level = 5 }] },
  { id = "D-5",  vp = 46, managers = ["any", "any"], needs = [{ terrain_rails = 5, triangles = 2 }, { connected = 1, level = 5 }] },
  { id = "D-6",  vp = 46, managers = ["any", "any"], needs = [{ stations = 2, level = 3 }, { stations = 1, level = 4 }, { deal_rails = 3 }] },
  { id = "D-7",  vp = 48, managers = ["any", "any"], needs = [{ connected = 2, level = 5 }, { deal_rails = 3 }] },
  { id = "D-8",  vp = 46, managers = ["any", "any"], needs = [{ connected = 3, level = 4 }, { stations = 1, level = 4 }] },
  { id = "D-9",  vp = 48, managers = ["any", "any"], needs = [{ stations = 1, level = 5 }, { terrain_rails = 4, triangles = 2 }] },
  { id = "D-10", vp = 46, managers = ["any", "any"], needs = [{ stations = 1, level = 3 }, { stations = 1, level = 4 }, { connected = 1, level = 5 }] },
]
');
INSERT INTO components (key, game, digest, text) VALUES ('d31841e04cbd3a80817cb1724d7b59dcb1878d6c132fd459926e66b65202428d', 'railroad_revolution', '4cc26ca4f5b18ce4261e12f6516f5462eb6e22cb6710127229d12f84cbceeb8d', '# Railroad Revolution: what is in the box.
#
# Do you own the game? Copy this file, put in the values printed on your copy and play with
#     roundhouse play railroad_revolution --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the rulebook says so
#     basis = "infer"    the rulebook does not say it, but leaves hardly any other way
#     basis = "source"   found in other public material, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is invented; the app lists these
# sentences. A single entry may carry its own `basis` and `why`, which then count instead of the block''s.
#
# Money is in dollars. Sections of the telegraph line and of the player board, and the spaces of a link,
# are counted from 1; the slots of a performance track from 0, where the markers start.
#
# The words for rewards, used for tiles, trains, deals and set-up sides alike:
#     pay = 200                     costs so much money; who does not pay gets nothing of the reward
#     money = 600                   take money
#     shares = 2                    take Telegraph Shares
#     steps = 3                     up to so many steps on the performance tracks
#     flip = 1                      flip a train, so many times
#     train = 1                     take a train
#     exchange = 1                  swap one of your workers for one from the supply
#     promote = 2                   promote up to so many workers
#     promote_price = 100           ... each for this price
#     worker = ["orange", "grey"]   take one worker of one of these colours; worker = "any": of any colour
#     workers = ["orange", "grey"]  take a worker of each of these colours
#     rail = 1                      place a rail from your board; terrain and Deal icons do not count
#     station = 1                   place a station; no price, no rewards
#     office = 1                    open an office; no shares, no tile, no Deal
# and on set-up tiles only:
#     setup_rail = 1                place your set-up rail
#     setup_office = 1              open your set-up office as the first one in a Deal section
#     setup_station = ["miami"]     place your set-up station as the first one in one of these cities

schema = 1

# ---------------------------------------------------------------------------------------------------
# What everybody starts with, and prices that never change.

[supply]
basis = "rule"
workers = { white = 16, purple = 12, orange = 12, grey = 12, turquoise = 12 }
start_money = 700
start_shares = 3
start_white = 4        # white workers
share_sale = 150       # for every share sold to the supply
hire_price = 800       # for a worker of your choice at any time
min_workers = 4        # nobody may end a turn with fewer available workers
train_vp = 8           # for each train lying face up at the end
milestone_draw = 3     # how many milestones you choose the next one from

# ---------------------------------------------------------------------------------------------------
# The main actions and the abilities of the specialists.

[actions]
basis = "rule"
railroad_price = 400             # for the whole action
railroad_triangle = 100          # for each triangle beside the spaces built in
railroad_rails = 2               # rails to place
station_purple_pay = 100         # to flip a train
station_turquoise_pay = 300      # to take the city''s primary reward again
railroad_purple_pay = 300        # to take a train
railroad_orange_base = 100       # money back ...
railroad_orange_triangle = 50    # ... and so much more for each triangle
railroad_grey_shares = 2         # shares to take
railroad_turquoise_rails = 3     # rails to place instead
telegraph_orange_share = 100     # money for each share just taken
telegraph_turquoise_pay = 400    # to use the section''s telegraph tile
trade_purple_steps = 3           # steps on the performance tracks
trade_orange_train = 100         # money for each train you have
trade_grey_shares = 1            # share to take when accepting the face-up Deal tile

# ---------------------------------------------------------------------------------------------------
# The fifteen cities. level: 1 to 5. price: for building a station.
# lonlat: where the city really lies (degrees east, degrees north); only used for drawing the map.

[cities]
basis = "recon"
why = "The rulebook names eleven of the fifteen cities. Their levels are read from the order in which it lists the neutral stations and from the map, so they are likely. No station price is known: all are invented."
list = [
  { id = "washington",     level = 1, price = 100, lonlat = [-77.0, 38.9] },
  { id = "charlotte",      level = 1, price = 100, lonlat = [-80.8, 35.2] },
  { id = "chicago",        level = 2, price = 150, lonlat = [-87.6, 41.9] },
  { id = "little_rock",    level = 2, price = 150, lonlat = [-92.3, 34.7] },
  { id = "miami",          level = 2, price = 150, lonlat = [-80.2, 25.8] },
  { id = "duluth",         level = 3, price = 200, lonlat = [-92.1, 46.8] },
  { id = "kansas_city",    level = 3, price = 200, lonlat = [-94.6, 39.1],  basis = "recon", why = "No source names this city. The map needs one in the middle of the country; name, level and price are invented." },
  { id = "houston",        level = 3, price = 200, lonlat = [-95.4, 29.8] },
  { id = "bismarck",       level = 4, price = 250, lonlat = [-100.8, 46.8] },
  { id = "denver",         level = 4, price = 250, lonlat = [-105.0, 39.7], basis = "source", why = "The name comes from one written account of the board; the level is a guess and the price is invented." },
  { id = "el_paso",        level = 4, price = 250, lonlat = [-106.5, 31.8], basis = "source", why = "The name comes from one written account of the board; the level is a guess and the price is invented." },
  { id = "salt_lake_city", level = 4, price = 250, lonlat = [-111.9, 40.8] },
  { id = "seattle",        level = 5, price = 300, lonlat = [-122.3, 47.6], basis = "recon", why = "No source names this city. The map needs one in the far north-west; name, level and price are invented." },
  { id = "san_francisco",  level = 5, price = 300, lonlat = [-122.4, 37.8] },
  { id = "san_diego",      level = 5, price = 300, lonlat = [-117.2, 32.7] },
]

# ---------------------------------------------------------------------------------------------------
# The track between cities. triangles: one number for each rail space, in order from the first city to
# the second. deals: which of these spaces carry a Deal icon. initial: where everybody''s first rail lies.

[links]
basis = "recon"
why = "Which cities are joined, how many spaces lie between them, their triangles and their Deal icons are invented to fit the map, except where a line has its own note."
list = [
  { from = "washington",     to = "charlotte",      triangles = [0],       initial = true, basis = "rule" },
  { from = "washington",     to = "chicago",        triangles = [2, 0],    basis = "infer", why = "The rulebook''s two examples of building rails show two triangles beside Washington and then plains; that this line leads to Chicago is read from the picture." },
  { from = "charlotte",      to = "little_rock",    triangles = [3, 0],    basis = "infer", why = "The rulebook''s second example shows three triangles beside Charlotte; that this line leads to Little Rock, and its second space, are guessed." },
  { from = "charlotte",      to = "miami",          triangles = [0, 1],    deals = [2] },
  { from = "miami",          to = "houston",        triangles = [1, 0] },
  { from = "little_rock",    to = "houston",        triangles = [1],       deals = [1] },
  { from = "chicago",        to = "kansas_city",    triangles = [1],       deals = [1] },
  { from = "little_rock",    to = "kansas_city",    triangles = [2] },
  { from = "chicago",        to = "duluth",         triangles = [1] },
  { from = "duluth",         to = "bismarck",       triangles = [0, 1],    deals = [2] },
  { from = "kansas_city",    to = "bismarck",       triangles = [0, 1] },
  { from = "kansas_city",    to = "denver",         triangles = [0, 2] },
  { from = "houston",        to = "el_paso",        triangles = [0, 2],    deals = [2] },
  { from = "bismarck",       to = "denver",         triangles = [0, 2] },
  { from = "denver",         to = "el_paso",        triangles = [2, 1] },
  { from = "denver",         to = "salt_lake_city", triangles = [3, 2],    deals = [2] },
  { from = "el_paso",        to = "san_diego",      triangles = [1, 2] },
  { from = "salt_lake_city", to = "san_francisco",  triangles = [1, 3],    deals = [1] },
  { from = "salt_lake_city", to = "san_diego",      triangles = [2, 1] },
  { from = "salt_lake_city", to = "seattle",        triangles = [2, 3] },
  { from = "bismarck",       to = "seattle",        triangles = [2, 3, 1], deals = [2] },
  { from = "san_francisco",  to = "san_diego",      triangles = [2, 2] },
  { from = "seattle",        to = "san_francisco",  triangles = [2, 3, 1], deals = [3] },
]

# ---------------------------------------------------------------------------------------------------
# City tiles. first: the bonus for the first station (left half). primary: the reward for every station
# (right half). printed_on: this one is no loose tile but printed on the board.

[city_tiles]
basis = "recon"
why = "The rulebook''s reference page shows fourteen different first-station bonuses and says which kinds of primary reward exist. Which of them share a tile and at which level, the bonus that occurs twice, the prices of flips and trains and the size of the primary rewards are invented."
list = [
  { id = "W",   level = 1, first = { steps = 1 },                 primary = { worker = ["orange", "grey"] }, printed_on = "washington" },
  { id = "C",   level = 1, first = { flip = 1, pay = 100 },       primary = { steps = 3 },                   printed_on = "charlotte" },
  { id = "2-1", level = 2, first = { shares = 2 },                primary = { worker = ["turquoise"] } },
  { id = "2-2", level = 2, first = { exchange = 1 },              primary = { steps = 4 } },
  { id = "2-3", level = 2, first = { flip = 1, pay = 50 },        primary = { worker = ["purple", "orange"] } },
  { id = "3-1", level = 3, first = { shares = 1, promote = 1 },   primary = { worker = ["grey", "turquoise"] } },
  { id = "3-2", level = 3, first = { train = 1, pay = 300 },      primary = { worker = ["purple", "grey"] } },
  { id = "3-3", level = 3, first = { steps = 2 },                 primary = { steps = 4 } },
  { id = "4-1", level = 4, first = { train = 1, pay = 200 },      primary = { worker = ["orange", "turquoise"] } },
  { id = "4-2", level = 4, first = { worker = "any", pay = 200 }, primary = { steps = 5 } },
  { id = "4-3", level = 4, first = { promote = 2, pay = 200 },    primary = { workers = ["orange", "grey"] } },
  { id = "4-4", level = 4, first = { steps = 1, promote = 1 },    primary = { steps = 5 } },
  { id = "5-1", level = 5, first = { train = 1, pay = 100 },      primary = { steps = 6 } },
  { id = "5-2", level = 5, first = { flip = 1 },                  primary = { workers = ["purple", "turquoise"] } },
  { id = "5-3", level = 5, first = { shares = 2 },                primary = { steps = 6 } },
]

# ---------------------------------------------------------------------------------------------------
# The telegraph line, left to right. shares: for every office. first: extra shares for the first office.
# deal_sections: these carry a Deal icon, all others a telegraph tile.
# link_vp: points between sections 1 and 2, 2 and 3, and so on, for offices in both.

[telegraph]
basis = "recon"
why = "Known: eight sections, two of them with a Deal icon, one section paying 3 shares and 1 more for the first office, and links worth 5 or 8 points. That the Deal icons are on sections 3 and 6 follows almost surely from the places of the neutral offices. All other share numbers and the order of the links are invented."
shares = [3, 2, 1, 1, 1, 1, 1, 1]
first = [1, 1, 1, 1, 1, 1, 1, 1]
deal_sections = [3, 6]
link_vp = [5, 5, 5, 5, 5, 5, 8]

# The six tiles laid out on the other sections; using one costs a worker.

[telegraph_tiles]
basis = "infer"
why = "The rulebook explains six tile effects and the box holds six tiles, so there is taken to be one of each. The number of steps is given only in the German rulebook."
list = [
  { rail = 1 },
  { promote = 2 },
  { flip = 2 },
  { money = 600 },
  { train = 1 },
  { steps = 4 },
]

# ---------------------------------------------------------------------------------------------------
# Neutral buildings with fewer than four players: stations in these cities, offices in these sections.

[neutral]
basis = "rule"

[neutral.two_players]
cities = ["san_diego", "salt_lake_city", "duluth", "little_rock"]
sections = [1, 4, 7]

[neutral.three_players]
cities = ["san_francisco", "bismarck", "houston"]
sections = [2, 5]

# ---------------------------------------------------------------------------------------------------
# Trains. starter: the one everybody begins with. count: how many lie in the stack with 2, 3 and 4 players.

[trains]
basis = "infer"
why = "The five effects are in the rulebook. That each of the four stacks holds five trains follows from 24 trains, four of them starters, and from the four and three trains used with fewer players."
starter = { effect = { promote = 2 }, count = 4 }
stacks = [
  { id = "cash",   effect = { money = 600 },         count = [3, 4, 5] },
  { id = "steps",  effect = { steps = 3 },           count = [3, 4, 5] },
  { id = "shares", effect = { shares = 3 },          count = [3, 4, 5] },
  { id = "rail",   effect = { rail = 1, pay = 100 }, count = [3, 4, 5] },
]

# ---------------------------------------------------------------------------------------------------
# Deal tiles, two deals on each. cost: in shares.

[deals]
basis = "recon"
why = "The rulebook''s reference page shows eighteen rewards, so each is taken to occur once on the nine tiles. The costs, which two rewards share a tile, the colours of the workers and the numbers of steps are invented."
list = [
  { id = "deal1", a = { cost = 1, exchange = 1 },                     b = { cost = 3, office = 1 } },
  { id = "deal2", a = { cost = 2, rail = 1 },                         b = { cost = 2, worker = ["grey"] } },
  { id = "deal3", a = { cost = 3, station = 1 },                      b = { cost = 2, worker = ["purple"] } },
  { id = "deal4", a = { cost = 1, promote = 2, promote_price = 100 }, b = { cost = 2, worker = ["turquoise"] } },
  { id = "deal5", a = { cost = 2, flip = 2 },                         b = { cost = 2, worker = ["orange"] } },
  { id = "deal6", a = { cost = 2, train = 1, pay = 100 },             b = { cost = 1, steps = 2 } },
  { id = "deal7", a = { cost = 1, worker = "any", pay = 200 },        b = { cost = 3, steps = 4 } },
  { id = "deal8", a = { cost = 4, workers = ["purple", "orange"] },   b = { cost = 2, steps = 3 } },
  { id = "deal9", a = { cost = 4, workers = ["grey", "turquoise"] },  b = { cost = 1, flip = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# Performance tracks. vp: points for each slot, from the slot where the markers start.
# gates: what it costs to go on from a slot, in money, shares or workers.
# hard_money: the price instead of `money` in the more challenging variant.

[tracks]
basis = "recon"
why = "Known: which track counts what, that the Telegraph track has a slot worth 5, and that there are money prices of $50, $50 and $100, prices in shares and a worker. The number of slots, all other values and where each price lies are invented."

[tracks.telegraph]
vp = [0, 1, 1, 2, 2, 3, 4, 5]
gates = [
  { slot = 2, money = 50,  hard_money = 500 },
  { slot = 4, money = 50,  hard_money = 500 },
  { slot = 6, money = 100, hard_money = 1000 },
]

[tracks.stations]
vp = [2, 3, 4, 5, 7, 9, 11, 13]
gates = [
  { slot = 2, shares = 1 },
  { slot = 4, shares = 1 },
  { slot = 6, shares = 2 },
]

[tracks.network]
vp = [6, 10, 14, 18, 22, 27, 32, 38]
gates = [
  { slot = 2, shares = 1 },
  { slot = 4, workers = 1 },
  { slot = 6, workers = 1 },
]

# ---------------------------------------------------------------------------------------------------
# The player board, left to right. sale: what a piece from the section brings.
# left_of_logo: so many sections lie left of the logo; when they are empty, the game ends.

[player_board]
basis = "recon"
why = "Known: eight sections, 15 rails and 12 buildings, 13 and 10 of them left of the logo, and two neighbouring sections that pay $600 and $700. How the pieces are spread and the other sale values are invented."
sale = [400, 500, 600, 700, 800, 900, 1000, 1100]
rails = [2, 2, 2, 2, 2, 2, 1, 2]
buildings = [1, 1, 1, 2, 2, 2, 1, 2]
left_of_logo = 7

# ---------------------------------------------------------------------------------------------------
# Set-up tiles with their two sides.

[setup_tiles]
basis = "recon"
why = "The rulebook explains seven of the eight sides. Which sides share a tile, the side that gives only money, and the $200 added to the exchange are invented."
list = [
  { id = "S1", a = { steps = 3 },                 b = { setup_rail = 1 } },
  { id = "S2", a = { shares = 3 },                b = { setup_office = 1 } },
  { id = "S3", a = { exchange = 1, money = 200 }, b = { setup_station = ["washington", "charlotte"] } },
  { id = "S4", a = { train = 1 },                 b = { money = 500 } },
]

# ---------------------------------------------------------------------------------------------------
# Milestones. managers: the colours needed ("any" on stack D). needs: all of these must be fulfilled:
#     connected = 2, level = 3           so many cities of exactly this level in your network
#     stations = 1, level = 2            so many stations in cities of this level
#     deal_rails = 1                     so many rails on spaces with a Deal icon
#     terrain_rails = 3, triangles = 0   so many rails on spaces with exactly this many triangles (0: plains)

[milestones]
basis = "recon"
why = "The five stacks and the four kinds of condition are in the rulebook, and its set-up makes stacks of 4, 4, 10, 10 and 10 tiles likely. Points, managers and conditions of the tiles are invented, except for one tile with its own note."

A1 = [
  { id = "A1-1", vp = 14, managers = ["purple"],    needs = [{ connected = 2, level = 2 }] },
  { id = "A1-2", vp = 14, managers = ["orange"],    needs = [{ deal_rails = 1 }, { connected = 1, level = 2 }] },
  { id = "A1-3", vp = 15, managers = ["grey"],      needs = [{ connected = 1, level = 3 }] },
  { id = "A1-4", vp = 14, managers = ["turquoise"], needs = [{ terrain_rails = 3, triangles = 0 }] },
]

A2 = [
  { id = "A2-1", vp = 18, managers = ["orange"],    needs = [{ connected = 2, level = 2 }, { stations = 1, level = 2 }], basis = "source", why = "This tile was shown in the publisher''s preview of the game; that it belongs to stack A2 is a guess." },
  { id = "A2-2", vp = 17, managers = ["purple"],    needs = [{ stations = 2, level = 1 }] },
  { id = "A2-3", vp = 17, managers = ["turquoise"], needs = [{ stations = 1, level = 1 }, { stations = 1, level = 2 }] },
  { id = "A2-4", vp = 18, managers = ["grey"],      needs = [{ connected = 1, level = 3 }, { stations = 1, level = 2 }] },
]

B = [
  { id = "B-1",  vp = 25, managers = ["purple"],            needs = [{ connected = 2, level = 3 }, { stations = 1, level = 3 }] },
  { id = "B-2",  vp = 25, managers = ["orange"],            needs = [{ stations = 2, level = 2 }] },
  { id = "B-3",  vp = 25, managers = ["grey"],              needs = [{ deal_rails = 2 }, { stations = 1, level = 2 }] },
  { id = "B-4",  vp = 25, managers = ["turquoise"],         needs = [{ terrain_rails = 2, triangles = 2 }, { connected = 1, level = 3 }] },
  { id = "B-5",  vp = 26, managers = ["purple"],            needs = [{ connected = 1, level = 4 }, { deal_rails = 1 }] },
  { id = "B-6",  vp = 25, managers = ["orange"],            needs = [{ terrain_rails = 3, triangles = 1 }, { stations = 1, level = 1 }] },
  { id = "B-7",  vp = 26, managers = ["grey"],              needs = [{ stations = 1, level = 3 }, { stations = 1, level = 2 }] },
  { id = "B-8",  vp = 25, managers = ["turquoise"],         needs = [{ terrain_rails = 4, triangles = 0 }, { deal_rails = 1 }] },
  { id = "B-9",  vp = 29, managers = ["purple", "orange"],  needs = [{ connected = 1, level = 3 }, { stations = 2, level = 2 }] },
  { id = "B-10", vp = 29, managers = ["grey", "turquoise"], needs = [{ connected = 2, level = 2 }, { connected = 1, level = 3 }, { deal_rails = 1 }] },
]

C = [
  { id = "C-1",  vp = 36, managers = ["purple", "orange"],    needs = [{ connected = 2, level = 4 }, { stations = 1, level = 4 }] },
  { id = "C-2",  vp = 36, managers = ["grey", "turquoise"],   needs = [{ stations = 2, level = 3 }] },
  { id = "C-3",  vp = 36, managers = ["purple", "grey"],      needs = [{ connected = 2, level = 4 }, { deal_rails = 2 }] },
  { id = "C-4",  vp = 36, managers = ["orange", "turquoise"], needs = [{ terrain_rails = 3, triangles = 2 }, { stations = 1, level = 3 }] },
  { id = "C-5",  vp = 37, managers = ["purple", "turquoise"], needs = [{ connected = 1, level = 5 }, { deal_rails = 2 }] },
  { id = "C-6",  vp = 37, managers = ["orange", "grey"],      needs = [{ stations = 2, level = 2 }, { stations = 1, level = 3 }] },
  { id = "C-7",  vp = 36, managers = ["purple", "orange"],    needs = [{ terrain_rails = 4, triangles = 1 }, { connected = 1, level = 4 }] },
  { id = "C-8",  vp = 37, managers = ["grey", "turquoise"],   needs = [{ connected = 2, level = 4 }, { stations = 1, level = 3 }] },
  { id = "C-9",  vp = 32, managers = ["orange"],              needs = [{ terrain_rails = 1, triangles = 3 }, { stations = 1, level = 4 }, { deal_rails = 1 }] },
  { id = "C-10", vp = 34, managers = ["grey"],                needs = [{ connected = 1, level = 5 }, { stations = 1, level = 2 }] },
]

D = [
  { id = "D-1",  vp = 46, managers = ["any", "any"], needs = [{ connected = 2, level = 5 }, { stations = 1, level = 4 }] },
  { id = "D-2",  vp = 46, managers = ["any", "any"], needs = [{ stations = 1, level = 5 }, { stations = 1, level = 4 }] },
  { id = "D-3",  vp = 46, managers = ["any", "any"], needs = [{ connected = 1, level = 5 }, { terrain_rails = 2, triangles = 3 }, { deal_rails = 3 }] },
  { id = "D-4",  vp = 46, managers = ["any", "any"], needs = [{ stations = 2, level = 4 }, { connected = 1, level = 5 }] },
  { id = "D-5",  vp = 46, managers = ["any", "any"], needs = [{ terrain_rails = 5, triangles = 2 }, { connected = 1, level = 5 }] },
  { id = "D-6",  vp = 46, managers = ["any", "any"], needs = [{ stations = 2, level = 3 }, { stations = 1, level = 4 }, { deal_rails = 3 }] },
  { id = "D-7",  vp = 48, managers = ["any", "any"], needs = [{ connected = 2, level = 5 }, { deal_rails = 3 }] },
  { id = "D-8",  vp = 46, managers = ["any", "any"], needs = [{ connected = 3, level = 4 }, { stations = 1, level = 4 }] },
  { id = "D-9",  vp = 48, managers = ["any", "any"], needs = [{ stations = 1, level = 5 }, { terrain_rails = 4, triangles = 2 }] },
  { id = "D-10", vp = 46, managers = ["any", "any"], needs = [{ stations = 1, level = 3 }, { stations = 1, level = 4 }, { connected = 1, level = 5 }] },
]
');
INSERT INTO components (key, game, digest, text) VALUES ('ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'age_of_steam', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '# Age of Steam: what is in the box. The maps are in the folder beside this file.
#
# Do you own another edition? Copy this file, change it and play with
#     roundhouse play age_of_steam --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the rulebook says so
#     basis = "infer"    the rulebook does not say it, but leaves hardly any other way
#     basis = "source"   found in other public material, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is not; the app lists these sentences.
#
# Money is in dollars. Sides of a hex are N, NE, SE, S, SW, NW.

schema = 1

# ---------------------------------------------------------------------------------------------------
# Goods cubes, and the display from which new ones come.

[goods]
basis = "rule"
bag = { red = 20, blue = 20, purple = 20, yellow = 20, black = 16 }
start_cubes = 2        # on a start city, unless the map says otherwise
city_boxes = 3         # of a start city''s column of the display
new_city_boxes = 2     # of a New City''s column

# ---------------------------------------------------------------------------------------------------
# What everybody starts with, and limits.

[players]
basis = "rule"
cash = 10
income = 0
shares = 2
engine = 1
share_price = 5
most_shares = 15
most_engine = 6
move_rounds = 2        # in which everybody may move a cube
tiles = 3              # that may be laid in one turn
tiles_engineer = 4     # with the action Engineer
turns = [0, 0, 10, 8, 7, 6]  # with 1, 2, ... 6 players; 0: a map must say it

# ---------------------------------------------------------------------------------------------------
# What track costs. Hills and swamps are only on some maps, which give their prices.

[prices]
basis = "rule"
plain = 2
river = 3
mountain = 4
beside_more = 1        # two lines laid at once that do not cross
crossing_more = 2      # ... that cross
town = 1               # for a town''s first tile,
town_exit = 1          # and for each exit
replace_crossing = 3   # a line is added that crosses
replace_town = 3       # exits are added to a town
redirect = 2

# ---------------------------------------------------------------------------------------------------
# The end of the game.

[scoring]
basis = "rule"
income = 3             # points for each dollar of income
share = -3             # for each share issued
section = 1            # for each section of own completed links

# ---------------------------------------------------------------------------------------------------
# Track tiles: one or two lines between sides, or a town with so many exits. Every tile can be turned, none
# is flipped. In a town, two exits are a tile with one line and a disc, four exits one with two lines and a disc.

[tiles]
basis = "rule"
town_discs = 8
list = [
  { id = "straight",       count = 48, lines = ["N-S"] },
  { id = "curve",          count = 55, lines = ["N-SE"] },
  { id = "sharp",          count = 7,  lines = ["N-NE"] },
  { id = "cross_straight", count = 4,  lines = ["N-S", "NE-SW"] },
  { id = "cross_mixed",    count = 4,  lines = ["N-S", "NE-NW"] },
  { id = "cross_curves",   count = 3,  lines = ["N-SE", "NE-S"] },
  { id = "beside_curves",  count = 1,  lines = ["N-SE", "S-NW"] },
  { id = "beside_straight", count = 1, lines = ["N-S", "SW-NW"] },
  { id = "beside_left",    count = 1,  lines = ["N-SE", "SW-NW"] },
  { id = "beside_right",   count = 1,  lines = ["N-SE", "S-SW"] },
  { id = "town_one",       count = 3,  exits = ["N"] },
  { id = "town_left",      count = 2,  exits = ["N", "S", "NW"] },
  { id = "town_right",     count = 2,  exits = ["N", "NE", "S"] },
  { id = "town_fan",       count = 2,  exits = ["N", "NE", "NW"] },
  { id = "town_star",      count = 2,  exits = ["N", "SE", "SW"] },
]

# ---------------------------------------------------------------------------------------------------
# New Cities, and the numbers of their columns in the display.

[new_cities]
basis = "rule"
list = [
  { letter = "A", colour = "red",    side = "light", die = 3 },
  { letter = "B", colour = "blue",   side = "light", die = 4 },
  { letter = "C", colour = "black",  side = "light", die = 5 },
  { letter = "D", colour = "black",  side = "light", die = 6 },
  { letter = "E", colour = "yellow", side = "dark",  die = 1 },
  { letter = "F", colour = "purple", side = "dark",  die = 2 },
  { letter = "G", colour = "black",  side = "dark",  die = 3 },
  { letter = "H", colour = "black",  side = "dark",  die = 4 },
]

# ---------------------------------------------------------------------------------------------------
# Editions. The first is the usual one and gives every switch; the others name what they do differently.
#     direct_pairs = true      two lines may be laid at once on an empty hex
#     complex_first = false    a player''s very first tile is a simple one, also when it replaces another;
#                              true: it may be complex, if every new line of it leaves a city
#     beside_price = 2         for adding a line that does not cross
#     redirect_claims = false  turning the end of unowned track does not take it over
#     mover_earns = false      every link of a delivery pays its owner; true: the mover earns for all of them
#     must_stop = true         a cube stops in the first city that takes its colour
#     other_cubes = -1         cubes on the start cities for which the map gives no number; -1: the usual number
#     reduction = [[11, 2]]    from an income of 11 on, it falls by 2 each turn

[editions]
basis = "rule"

[editions.deluxe]
direct_pairs = true
complex_first = false
beside_price = 2
redirect_claims = false
mover_earns = false
must_stop = true
other_cubes = -1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [50, 10]]

[editions.2002]
basis = "source"
why = "Reviews and a list of questions and answers name one change between the first edition and the second: two lines laid at once. The older sources, a quick reference and the summary below, give one price for adding any second line; only the Deluxe rules are cheaper where it does not cross. Everything else is taken to be the same."
direct_pairs = false
beside_price = 3

[editions.summary]
basis = "source"
why = "A German summary of the rules on two pages. It gives no price for two lines laid at once, so they are not allowed; it counts an income of 50 in two bands, of which the lower is used. Where it is silent the usual edition holds."
direct_pairs = false
complex_first = false
beside_price = 3
redirect_claims = true
mover_earns = true
must_stop = false
other_cubes = 1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [51, 10]]

[editions.online]
basis = "source"
why = "Games recorded on the internet, two of which were replayed, let a player begin with a complex tile; the printed rules ask for a simple one. Everything else is taken from the usual edition."
complex_first = true
# ==== map ====
# The Rust Belt: the map of the game itself. It switches nothing.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "rust_belt"
title = "Rust Belt"
players = [3, 6]

[grid]
columns = [
  "..........C",        # A
  "..C.......",         # B
  "C..r...C...",        # C
  "~..r......",         # D
  "~..Trrrrr..",        # E
  "......T.rC",         # F
  "........Trr",        # G
  ".T.T.C....",         # H
  ".~~~~~..T..",        # I
  "~~~~~T...C",         # J
  "~..T....T.r",        # K
  "~.....T..r",         # L
  "~~~..T..Cr.",        # M
  "~~~C~...rT",         # N
  "~...~...r.m",        # O
  "...~T..r.m",         # P
  ".Cr~..rrCmm",        # Q
  ".~T.mCmmmm",         # R
]
rivers = [
  "C4 SE-NW", "D4 SE-NW", "E5 S-NW", "E6 N-S", "E7 N-S", "E8 N-S",
  "E9 N-SE", "F9 SE-NW", "G10 S-NW", "G11 N-S", "K11 NE-SW", "L10 NE-SW",
  "M10 NE-SW", "N9 NE-SW", "O9 NE-SW", "P8 NE-SW", "Q3 NE-S", "Q7 NE-S",
  "Q8 N-SW",
]

[cities]
list = [
  { name = "Chicago",     at = "H6",  colour = "red",    side = "light", die = 1 },
  { name = "St. Louis",   at = "F10", colour = "red",    side = "light", die = 2 },
  { name = "Kansas City", at = "A11", colour = "purple", side = "light", die = 3 },
  { name = "Des Moines",  at = "C8",  colour = "blue",   side = "light", die = 4 },
  { name = "Minneapolis", at = "B3",  colour = "blue",   side = "light", die = 5 },
  { name = "Duluth",      at = "C1",  colour = "purple", side = "light", die = 6 },
  { name = "Evansville",  at = "J10", colour = "blue",   side = "dark",  die = 1 },
  { name = "Cincinnati",  at = "M9",  colour = "blue",   side = "dark",  die = 2 },
  { name = "Detroit",     at = "N4",  colour = "red",    side = "dark",  die = 3 },
  { name = "Wheeling",    at = "Q9",  colour = "yellow", side = "dark",  die = 4, cubes = 3 },
  { name = "Pittsburgh",  at = "R6",  colour = "red",    side = "dark",  die = 5, cubes = 3 },
  { name = "Toronto",     at = "Q2",  colour = "yellow", side = "dark",  die = 6 },
]

[towns]
list = [
  { name = "La Crosse",     at = "E4" },
  { name = "Rock Island",   at = "F7" },
  { name = "Springfield",   at = "G9" },
  { name = "Green Bay",     at = "H2" },
  { name = "Milwaukee",     at = "H4" },
  { name = "Terre Haute",   at = "I9" },
  { name = "Michigan City", at = "J6" },
  { name = "Grand Rapids",  at = "K4" },
  { name = "Indianapolis",  at = "K9" },
  { name = "Fort Wayne",    at = "L7" },
  { name = "Toledo",        at = "M6" },
  { name = "Lexington",     at = "N10" },
  { name = "Cleveland",     at = "P5" },
  { name = "Buffalo",       at = "R3" },
]

[unsure]
list = [
  { what = "I1", basis = "source", why = "Plain on the Deluxe board, water on a redrawn one. It has a single open side, so no track can ever use it." },
  { what = "course of the rivers", basis = "infer", why = "Read from a redrawn board; only the picture shows it." },
]
# ==== map ====
# St. Lucia, by Ted Alspach: for two. No city at the start, and the cubes lie in the country.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "st_lucia"
title = "St. Lucia"
players = [2, 2]
turns = { 2 = 8 }

[grid]
columns = [
  "-----TrT.",          # A
  "----..r...",         # B
  "--Tr..mmT..",        # C
  "...rTmTm.T",         # D
  "T.mmmmmmrr.",        # E
  "..T.r....r",         # F
  "-...rT..T.",         # G
]
rivers = [
  "A7 SE-SW", "B7 SE-NW", "C4 SE-NW", "D4 SE-NW", "E9 S-NW", "E10 N-SE",
  "F10 SE-NW", "F5 NE-SW", "G5 SE-SW",
]

[towns]
list = [
  { name = "Anse La Raye",     at = "A6" },
  { name = "Anse Chastenet",   at = "A8" },
  { name = "Castries",         at = "C3" },
  { name = "Fond St. Jacques", at = "C9" },
  { name = "Barre de l''Isle",  at = "D5" },
  { name = "Morne Gimie",      at = "D7" },
  { name = "Laborie",          at = "D10" },
  { name = "Le Cap",           at = "E1" },
  { name = "Grand Anse",       at = "F3" },
  { name = "Dennery",          at = "G6" },
  { name = "Micoud",           at = "G9" },
]

[goods]
display_sides = []

# No auction: who is due pays to go first or leaves it to the other.
[rules.turn_order_mode]
value = "alternate_pay"
basis = "rule"

[rules.turn_order_price]
value = 5
basis = "rule"

[rules.turn_order_action]
value = "nominal_first_next_turn"
basis = "infer"
why = "The Deluxe rules have the action, older sheets do not. That the turns count on underneath is how a working engine plays."

[rules.phase_order]
value = ["player_order", "issue_shares", "select_actions", "build", "move", "income", "expenses", "reduction"]
basis = "rule"

[rules.actions_removed]
value = ["production"]
basis = "rule"

[rules.terrain_start_cubes]
plain = 1
river = 1
basis = "rule"

[rules.track_cubes_deliverable]
value = true
basis = "rule"

[rules.start_section]
engine = 1
income = 1
basis = "source"
why = "The rules call the income for the first, perhaps unfinished, section a bonus. That it also counts for the engine is taken from recorded games. That a cube may not run over the section again is a ruling of our own."

[rules.goods_growth]
value = "none"
basis = "rule"

[rules.first_build_from]
value = "any_city"
basis = "infer"
why = "Nothing says where to begin without a city; the usual rule means that nobody builds before the first New City."
# ==== map ====
# Barbados, by Ted Alspach: for one. Few cubes, four actions in turn, and the shares must be bought back.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "barbados"
title = "Barbados"
players = [1, 1]
turns = { 1 = 10 }

[grid]
columns = [
  "C.T.T..C",           # A
  "mmmmmm..T",          # B
  "-..mmmm..",          # C
  "--Tmmmm..",          # D
  "----Cmm..C",         # E
  "----.mT..",          # F
  "-----C...",          # G
  "-----..C",           # H
]

[cities]
list = [
  { name = "North Point", at = "A1",  colour = "yellow", side = "light", die = 1, cubes = 1 },
  { name = "Bathsheba",   at = "E5",  colour = "yellow", side = "light", die = 2, cubes = 1 },
  { name = "Bell Point",  at = "G6",  colour = "yellow", side = "light", die = 3, cubes = 1 },
  { name = "Bridgetown",  at = "A8",  colour = "yellow", side = "light", die = 4, cubes = 1 },
  { name = "Oistins",     at = "E10", colour = "yellow", side = "light", die = 5, cubes = 1 },
  { name = "Crane Beach", at = "H8",  colour = "yellow", side = "light", die = 6, cubes = 1 },
]

[towns]
list = [
  { name = "Speightstown", at = "A3" },
  { name = "Holetown",     at = "A5" },
  { name = "South Coast",  at = "B9" },
  { name = "Lakes Beach",  at = "D3" },
  { name = "Brighton",     at = "F7" },
]

[goods]
bag = { red = 20, blue = 20, purple = 0, yellow = 20, black = 16 }
display_sides = ["light"]
new_cities = ["A", "B", "C", "D"]

[rules.turn_order_mode]
value = "none"
basis = "rule"

[rules.share_limit_per_turn]
value = 1
basis = "rule"

[rules.actions_only]
value = ["engineer", "locomotive", "urbanization", "production"]
basis = "rule"

[rules.action_cycle]
value = true
basis = "rule"

[rules.display_rows_filled]
value = 1
basis = "rule"

[rules.display_redraw]
A = "red"
B = "blue"
basis = "rule"

[rules.growth_dice]
light = 2
dark = 0
basis = "rule"

[rules.production_targets]
value = "any_empty_box"
basis = "source"
why = "The usual rule allows every empty box, here also under a New City that is not on the map yet. One engine allows only cities on the map."

[rules.scoring]
value = "cash_after_buyback"
basis = "rule"

# The easier game of the rules: two cubes on every city.
[variants.easy]
start_cubes = 2
# ==== map ====
# Southern US, by John Bohrer: cotton for the ports.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "southern_us"
title = "Southern US"
players = [3, 6]

[grid]
columns = [
  "-..C...C...C",       # A
  "..........~",        # B
  "-.T.T..T..T",        # C
  "rrr.......",         # D
  "-..r...TrrC",        # E
  "C..T.T....",         # F
  "-......C...",        # G
  "m.T........",        # H
  "-mmm...Trrr",        # I
  "CmmmC....T.",        # J
  "-mmm..T....",        # K
  "mmm........",        # L
  "-mm..T......",       # M
  ".T.T.r...C.",        # N
  "-.....rC",           # O
  "C....C",             # P
]
rivers = [
  "D1 S-NW", "D2 N-S", "D3 N-SE", "E4 SE-NW", "E9 N-S", "E10 N-S",
  "I9 N-S", "I10 N-S", "I11 N-S", "N6 SE-NW", "O7 SE-NW",
]

[cities]
list = [
  { name = "Nashville",    at = "F1",  colour = "blue",   side = "light", die = 1, cubes = 1 },
  { name = "Memphis",      at = "A4",  colour = "red",    side = "light", die = 2, cubes = 1 },
  { name = "Jackson",      at = "A8",  colour = "blue",   side = "light", die = 3, cubes = 1 },
  { name = "New Orleans",  at = "A12", colour = "yellow", side = "light", die = 4, cubes = 3 },
  { name = "Mobile",       at = "E11", colour = "purple", side = "light", die = 5, cubes = 3 },
  { name = "Montgomery",   at = "G8",  colour = "blue",   side = "light", die = 6, cubes = 1 },
  { name = "Knoxville",    at = "J1",  colour = "red",    side = "dark",  die = 1, cubes = 1 },
  { name = "Raleigh",      at = "P1",  colour = "blue",   side = "dark",  die = 2, cubes = 1 },
  { name = "Atlanta",      at = "J5",  colour = "red",    side = "dark",  die = 3, cubes = 4 },
  { name = "Charleston",   at = "P6",  colour = "purple", side = "dark",  die = 4, cubes = 3 },
  { name = "Savannah",     at = "O8",  colour = "yellow", side = "dark",  die = 5, cubes = 3 },
  { name = "Jacksonville", at = "N10", colour = "red",    side = "dark",  die = 6, cubes = 1 },
]

[towns]
list = [
  { name = "Jackson TN",  at = "C3" },
  { name = "Tupelo",      at = "C5" },
  { name = "Meridian",    at = "C8" },
  { name = "Biloxi",      at = "C11" },
  { name = "Selma",       at = "E8" },
  { name = "Decatur",     at = "F4" },
  { name = "Birmingham",  at = "F6" },
  { name = "Chattanooga", at = "H3" },
  { name = "Columbus",    at = "I8" },
  { name = "Tallahassee", at = "J10" },
  { name = "Macon",       at = "K7" },
  { name = "Augusta",     at = "M6" },
  { name = "Charlotte",   at = "N2" },
  { name = "Columbia",    at = "N4" },
]

# Cotton lies on the towns, and goes to the ports alone.
[rules.town_start_cubes]
count = 1
colour = "white"
basis = "rule"

[rules.town_cubes_deliverable]
value = true
basis = "rule"

[rules.special_cube]
colour = "white"
accepted_by = ["Charleston", "Savannah", "Mobile", "New Orleans"]
income = 1
basis = "infer"
why = "The rules do not say who gets the extra income for cotton; two engines give it to the player who moves it."

[rules.urbanize_town_cube]
value = "to_new_city"
basis = "rule"

[rules.extra_growth]
list = [{ city = "Atlanta", cubes = 1, turns = [1, 4], when = "before_dice" }]
basis = "infer"
why = "The cube itself is certain; whether it comes before or after the dice is not said, and hardly matters."

[rules.income_reduction_multiplier]
turn = 4
factor = 2
basis = "rule"

[unsure]
list = [
  { what = "grid", basis = "infer", why = "Two engines and a third copy agree on all hexes but two; the printed board was not seen." },
  { what = "B11", basis = "source", why = "Between New Orleans and Biloxi: water in two engines, a river hex in a third. As land it opens a second way into New Orleans." },
  { what = "L12", basis = "source", why = "Off the map in two engines, a plain hex in a third; it hardly matters." },
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]

# The other reading of the two hexes.
[variants.other]
hexes = { B11 = "r", L12 = "." }
# ==== map ====
# Germany, by John Bohrer: dear borders, foreign terminals, and no unfinished track.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "germany"
title = "Germany"
players = [3, 6]

[grid]
columns = [
  "~~~~-P--P--P--P",    # A
  "~~~.66r77.bb.a",     # B
  "~~~-..rCr..Tmmm",    # C
  "~~~C..C.rr..T9",     # D
  "~~~r.....T.Cm9C",    # E
  "..TrCrT.m...m9",     # F
  "~8~......T...mm",    # G
  "P~~..T..m.C.Cm",     # H
  "~~~T...T.m...mm",    # I
  "~~..C....mm.mm",     # J
  "~~~r....CmTmTmm",    # K
  "~~cT88T99m.mma",     # L
  "~~Cc-P-8C9T.maC",    # M
]
rivers = [
  "E4 SE-NW", "F4 S-NW", "F6 N-S", "K4 N-SE", "B7 NE-NW", "C7 SE-SW",
  "C9 N-SE", "D9 S-NW", "D10 N-S",
]

[cities]
list = [
  { name = "Zürich",           at = "E15", colour = "purple", side = "light", die = 1 },
  { name = "Stuttgart",        at = "E12", colour = "blue",   side = "light", die = 2 },
  { name = "Düsseldorf/Köln",  at = "C8",  colour = "red",    side = "light", die = 3 },
  { name = "Oldenburg/Bremen", at = "D4",  colour = "blue",   side = "light", die = 4 },
  { name = "Hannover",         at = "F5",  colour = "red",    side = "light", die = 5 },
  { name = "Breslau",          at = "M9",  colour = "purple", side = "light", die = 6 },
  { name = "München",          at = "H13", colour = "red",    side = "dark",  die = 1 },
  { name = "Nürnberg",         at = "H11", colour = "red",    side = "dark",  die = 2 },
  { name = "Essen/Dortmund",   at = "D7",  colour = "blue",   side = "dark",  die = 3 },
  { name = "Wien",             at = "M15", colour = "yellow", side = "dark",  die = 4, cubes = 4 },
  { name = "Dresden",          at = "K9",  colour = "blue",   side = "dark",  die = 5 },
  { name = "Königsberg",       at = "M3",  colour = "yellow", side = "dark",  die = 6, cubes = 3 },
  { name = "Berlin",           at = "J5",  colour = "black" },
]

[terminals]
list = [
  { name = "Rotterdam", at = "A6" },
  { name = "Antwerpen", at = "A9" },
  { name = "Paris", at = "A12" },
  { name = "Lyon", at = "A15" },
  { name = "Kopenhagen", at = "H1" },
  { name = "Warschau", at = "M6" },
]

[towns]
list = [
  { name = "Saarbrücken", at = "C12" },
  { name = "Freiburg",    at = "D13" },
  { name = "Frankfurt",   at = "E10" },
  { name = "Hamburg",     at = "F3" },
  { name = "Kassel",      at = "F7" },
  { name = "Würzburg",    at = "G10" },
  { name = "Magdeburg",   at = "H6" },
  { name = "Rostock",     at = "I4" },
  { name = "Leipzig",     at = "I8" },
  { name = "Pilsen",      at = "K11" },
  { name = "Passau",      at = "K13" },
  { name = "Stettin",     at = "L4" },
  { name = "Görlitz",     at = "L7" },
  { name = "Prag",        at = "M11" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.fixed_cost_hexes]
prices = { 6 = 6, 7 = 7, 8 = 8, 9 = 9, a = 10, b = 11, c = 12 }  # letter in the grid: price of a plain hex
basis = "rule"

[rules.engineer]
value = "half_price"
basis = "rule"

[rules.builds]
normal = 3
engineer = 3
basis = "rule"

[rules.complete_links_only]
value = true
basis = "rule"

[rules.direct_links]
list = [{ between = ["Düsseldorf/Köln", "Essen/Dortmund"], price = 2 }]
basis = "infer"
why = "The link is certain; that Engineer gives no discount for it is how an engine plays."

[rules.extra_growth]
list = [{ city = "Berlin", cubes = 1, turns = [1, 99], when = "at_start" }]
basis = "infer"
why = "The cube itself is certain; whether it comes at the start or at the end of the phase is not said, and hardly matters."

[unsure]
list = [
  { what = "C4", basis = "source", why = "Off the map on a redrawn board, plain in two engines. As land it opens one more side of Oldenburg/Bremen." },
  { what = "L11", basis = "source", why = "Plain on a redrawn board, a mountain in two engines." },
  { what = "start cubes", basis = "infer", why = "The rules put four cubes on Wien and two on Berlin; two engines do it the other way round." },
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]

# How the two engines have it.
[variants.other]
hexes = { C4 = ".", L11 = "m" }
cubes = { "Wien" = 2, "Berlin" = 4 }
# ==== map ====
# Western US, by John Bohrer: the race across the continent.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "western_us"
title = "Western US"
players = [3, 6]
regions = ["east", "west"]
turned = true          # the printed board is this grid turned a quarter clockwise: A is its top row

[grid]
columns = [
  "C...T...mmmTmC",     # A
  ".C.....TmTmmmm",     # B
  ".r.....mmmmmmT",     # C
  "C.T..Tm..m.mmm",     # D
  "r.....mmmmC.mm",     # E
  "rT...Cmmmm.mTm",     # F
  "C..T..mmmm.mm.",     # G
  "rs...TmmTm.m.C",     # H
  "Css.T..Tm.m.mm",     # I
  "rs.....mmm.mC-",     # J
  "CssT..T.mT.T--",     # K
  "rs......m-m---",     # L
  "Cs.T...Tm-m---",     # M
]
rivers = [
  "C2 NE-SW", "E1 SE-SW", "F1 NE-NW", "H1 NE-NW", "J1 NE-NW", "L1 NE-NW",
]

[cities]
list = [
  { name = "Los Angeles",    at = "J13", colour = "red",    side = "light", die = 1, region = "west" },
  { name = "San Francisco",  at = "H14", colour = "purple", side = "light", die = 2, region = "west" },
  { name = "Seattle",        at = "A14", colour = "blue",   side = "light", die = 3, region = "west" },
  { name = "Salt Lake City", at = "E11", colour = "yellow", side = "light", die = 4 },
  { name = "Denver",         at = "F6",  colour = "purple", side = "light", die = 5 },
  { name = "St. Louis",      at = "G1",  colour = "yellow", side = "light", die = 6, region = "east" },
  { name = "Duluth",         at = "A1",  colour = "red",    side = "dark",  die = 1, region = "east" },
  { name = "Minneapolis",    at = "B2",  colour = "red",    side = "dark",  die = 2, region = "east" },
  { name = "Des Moines",     at = "D1",  colour = "red",    side = "dark",  die = 3, region = "east" },
  { name = "Memphis",        at = "I1",  colour = "blue",   side = "dark",  die = 4, region = "east" },
  { name = "Vicksburg",      at = "K1",  colour = "blue",   side = "dark",  die = 5, region = "east" },
  { name = "New Orleans",    at = "M1",  colour = "blue",   side = "dark",  die = 6, region = "east" },
]

[towns]
list = [
  { name = "Spokane",     at = "A12" },
  { name = "Fargo",       at = "A5" },
  { name = "Butte",       at = "B10" },
  { name = "Billings",    at = "B8" },
  { name = "Portland",    at = "C14", new_city_region = "west" },
  { name = "Cheyenne",    at = "D6" },
  { name = "Omaha",       at = "D3" },
  { name = "Sacramento",  at = "F13" },
  { name = "Kansas City", at = "F2", new_city_region = "east" },
  { name = "Wichita",     at = "G4" },
  { name = "Durango",     at = "H9" },
  { name = "Trinidad",    at = "H6" },
  { name = "Santa Fe",    at = "I8" },
  { name = "Amarillo",    at = "I5" },
  { name = "San Diego",   at = "K12", new_city_region = "west" },
  { name = "Yuma",        at = "K10" },
  { name = "El Paso",     at = "K7" },
  { name = "Fort Worth",  at = "K4" },
  { name = "Chihuahua",   at = "M8" },
  { name = "Houston",     at = "M4" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.start_cash]
value = 20
basis = "rule"

[rules.town_start_cubes]
count = 1
colour = "from_bag"
basis = "rule"

[rules.town_cubes_deliverable]
value = true
basis = "rule"

[rules.urbanize_town_cube]
value = "to_bag"
basis = "rule"

[rules.terrain_cost]
river = 4
swamp = 4
mountain = 5
basis = "infer"
why = "The prices of one line are certain; two lines cost one or two dollars more as on every map."

[rules.first_build_from]
value = [
  "Seattle", "San Francisco", "Los Angeles",
  "Duluth", "Minneapolis", "Des Moines", "St. Louis", "Memphis", "Vicksburg", "New Orleans",
]
basis = "infer"
why = "The ten cities are certain; that they bind again who has lost all track before the regions are joined is a ruling of our own."

[rules.contiguous_until]
value = "transcontinental"
basis = "infer"
why = "The rules only say that track must be connected. That sections meeting in a city or town are connected is a ruling of our own."

[rules.transcontinental_bonus]
one_owner = 4
two_owners = 2
basis = "infer"
why = "The income is certain. With several ways the player who laid the last tile chooses, and links without an owner count for nobody: rulings of our own."

[rules.region_bonus]
income = 1
basis = "rule"

[rules.tie_break]
value = ["cash", "track", "lot"]
basis = "rule"

[unsure]
list = [
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]
# ==== map ====
# Korea, by Martin Wallace: a city wants what lies in it.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "korea"
title = "Korea"
players = [3, 6]

[grid]
columns = [
  "...",                # A
  ".h.---T-------.",    # B
  "Chh.C-.h---....T",   # C
  "hh..C.hhT...Ch.",    # D
  "mhThC.T...Chhh",     # E
  "mhhh.h.Chhhmh.T",    # F
  "mmChhhChhhThh.",     # G
  "mhhhThhhThhT.",      # H
  "hThhhhhhhhhh.T",     # I
  "-..hhhThhC.C",       # J
  "---C.hhhmhhh.",      # K
  "----.Thhhhm.C",      # L
  "------.T.ChT",       # M
]
blocked = [  # a coast runs between these neighbours
  "B7-C8", "B15-C15", "B15-C16", "C7-D6", "D6-D7", "F14-G14", "G14-H13", "H13-I14",
]

[cities]
list = [
  { name = "Chunchon",  at = "G3",  side = "light", die = 1 },
  { name = "Kangnung",  at = "K4",  side = "light", die = 2 },
  { name = "Inchon",    at = "C5",  side = "light", die = 3, cubes = 3 },
  { name = "Seoul",     at = "E5",  side = "light", die = 4 },
  { name = "Chongju",   at = "G7",  side = "light", die = 5 },
  { name = "Taejon",    at = "F8",  side = "light", die = 6 },
  { name = "Pohang",    at = "M10", side = "dark",  die = 1 },
  { name = "Taegu",     at = "J10", side = "dark",  die = 2 },
  { name = "Chonju",    at = "E11", side = "dark",  die = 3 },
  { name = "Changwon",  at = "J12", side = "dark",  die = 4 },
  { name = "Kwangju",   at = "D13", side = "dark",  die = 5 },
  { name = "Pusan",     at = "L13", side = "dark",  die = 6, cubes = 3 },
  { name = "Pyongyang", at = "C1",  cubes = 4 },
  { name = "Suwon",     at = "D5" },
]

[towns]
list = [
  { name = "Taean",   at = "B7" },
  { name = "Wando",   at = "C16" },
  { name = "Kunsan",  at = "D9" },
  { name = "Yonchon", at = "E3" },
  { name = "Chonan",  at = "E7" },
  { name = "Kohung",  at = "F15" },
  { name = "Anui",    at = "G11" },
  { name = "Wonju",   at = "H5" },
  { name = "Kimchon", at = "H9" },
  { name = "Chinju",  at = "H12" },
  { name = "Kansong", at = "I2" },
  { name = "Kosong",  at = "I14" },
  { name = "Yongju",  at = "J7" },
  { name = "Ulchin",  at = "L6" },
  { name = "Yongdok", at = "M8" },
  { name = "Ulsan",   at = "M12" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.city_colours]
value = "dynamic"
basis = "rule"

[rules.urbanize_takes_display]
cubes = 2
basis = "rule"

[rules.direct_links]
list = [
  { between = ["Inchon", "Suwon"], price = 2 },
  { between = ["Suwon", "Seoul"], price = 2 },
]
basis = "rule"

[rules.terrain_cost]
hill = 3
mountain = 3
basis = "source"
why = "Two engines and a report from the year of publication say $3 for a hill or mountain; two other reports say $3 more than a plain hex."

[unsure]
list = [
  { what = "grid", basis = "infer", why = "Two engines agree on every hex; the printed board was not seen." },
  { what = "coasts that block track", basis = "infer", why = "Read from two engines." },
  { what = "side between C4 and C5", basis = "source", why = "North of Inchon: open in one engine, blocked in another." },
  { what = "cities without a number", basis = "infer", why = "Pyongyang and Suwon have no column in two engines; the rules sheet does not say it." },
]

# The other reading: $3 on top of the price of a plain hex.
[variants.other]
terrain_cost = { hill = 5, mountain = 5 }
');
INSERT INTO components (key, game, digest, text) VALUES ('531687304c284e72ece4ce780e4388cb2e755f4d60a8c4e1ed00c3168ab7dba1', 'age_of_steam', '8a5962b0edeed53a143ac65e1e828388be3d950b2983efd6213b5144115a0c2c', '# Age of Steam: what is in the box. The maps are in the folder beside this file.
#
# Do you own another edition? Copy this file, change it and play with
#     roundhouse play age_of_steam --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the rulebook says so
#     basis = "infer"    the rulebook does not say it, but leaves hardly any other way
#     basis = "source"   found in other public material, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is not; the app lists these sentences.
#
# Money is in dollars. Sides of a hex are N, NE, SE, S, SW, NW.

schema = 1

# ---------------------------------------------------------------------------------------------------
# Goods cubes, and the display from which new ones come.

[goods]
basis = "rule"
bag = { red = 20, blue = 20, purple = 20, yellow = 20, black = 16 }
start_cubes = 2        # on a start city, unless the map says otherwise
city_boxes = 3         # of a start city''s column of the display
new_city_boxes = 2     # of a New City''s column

# ---------------------------------------------------------------------------------------------------
# What everybody starts with, and limits.

[players]
basis = "rule"
cash = 12
income = 0
shares = 2
engine = 1
share_price = 5
most_shares = 15
most_engine = 6
move_rounds = 2        # in which everybody may move a cube
tiles = 3              # that may be laid in one turn
tiles_engineer = 4     # with the action Engineer
turns = [0, 0, 10, 8, 7, 6]  # with 1, 2, ... 6 players; 0: a map must say it

# ---------------------------------------------------------------------------------------------------
# What track costs. Hills and swamps are only on some maps, which give their prices.

[prices]
basis = "rule"
plain = 2
river = 3
mountain = 4
beside_more = 1        # two lines laid at once that do not cross
crossing_more = 2      # ... that cross
town = 1               # for a town''s first tile,
town_exit = 1          # and for each exit
replace_crossing = 3   # a line is added that crosses
replace_town = 3       # exits are added to a town
redirect = 2

# ---------------------------------------------------------------------------------------------------
# The end of the game.

[scoring]
basis = "rule"
income = 3             # points for each dollar of income
share = -3             # for each share issued
section = 1            # for each section of own completed links

# ---------------------------------------------------------------------------------------------------
# Track tiles: one or two lines between sides, or a town with so many exits. Every tile can be turned, none
# is flipped. In a town, two exits are a tile with one line and a disc, four exits one with two lines and a disc.

[tiles]
basis = "rule"
town_discs = 8
list = [
  { id = "straight",       count = 48, lines = ["N-S"] },
  { id = "curve",          count = 55, lines = ["N-SE"] },
  { id = "sharp",          count = 7,  lines = ["N-NE"] },
  { id = "cross_straight", count = 4,  lines = ["N-S", "NE-SW"] },
  { id = "cross_mixed",    count = 4,  lines = ["N-S", "NE-NW"] },
  { id = "cross_curves",   count = 3,  lines = ["N-SE", "NE-S"] },
  { id = "beside_curves",  count = 1,  lines = ["N-SE", "S-NW"] },
  { id = "beside_straight", count = 1, lines = ["N-S", "SW-NW"] },
  { id = "beside_left",    count = 1,  lines = ["N-SE", "SW-NW"] },
  { id = "beside_right",   count = 1,  lines = ["N-SE", "S-SW"] },
  { id = "town_one",       count = 3,  exits = ["N"] },
  { id = "town_left",      count = 2,  exits = ["N", "S", "NW"] },
  { id = "town_right",     count = 2,  exits = ["N", "NE", "S"] },
  { id = "town_fan",       count = 2,  exits = ["N", "NE", "NW"] },
  { id = "town_star",      count = 2,  exits = ["N", "SE", "SW"] },
]

# ---------------------------------------------------------------------------------------------------
# New Cities, and the numbers of their columns in the display.

[new_cities]
basis = "rule"
list = [
  { letter = "A", colour = "red",    side = "light", die = 3 },
  { letter = "B", colour = "blue",   side = "light", die = 4 },
  { letter = "C", colour = "black",  side = "light", die = 5 },
  { letter = "D", colour = "black",  side = "light", die = 6 },
  { letter = "E", colour = "yellow", side = "dark",  die = 1 },
  { letter = "F", colour = "purple", side = "dark",  die = 2 },
  { letter = "G", colour = "black",  side = "dark",  die = 3 },
  { letter = "H", colour = "black",  side = "dark",  die = 4 },
]

# ---------------------------------------------------------------------------------------------------
# Editions. The first is the usual one and gives every switch; the others name what they do differently.
#     direct_pairs = true      two lines may be laid at once on an empty hex
#     complex_first = false    a player''s very first tile is a simple one, also when it replaces another;
#                              true: it may be complex, if every new line of it leaves a city
#     beside_price = 2         for adding a line that does not cross
#     redirect_claims = false  turning the end of unowned track does not take it over
#     mover_earns = false      every link of a delivery pays its owner; true: the mover earns for all of them
#     must_stop = true         a cube stops in the first city that takes its colour
#     other_cubes = -1         cubes on the start cities for which the map gives no number; -1: the usual number
#     reduction = [[11, 2]]    from an income of 11 on, it falls by 2 each turn

[editions]
basis = "rule"

[editions.deluxe]
direct_pairs = true
complex_first = false
beside_price = 2
redirect_claims = false
mover_earns = false
must_stop = true
other_cubes = -1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [50, 10]]

[editions.2002]
basis = "source"
why = "Reviews and a list of questions and answers name one change between the first edition and the second: two lines laid at once. The older sources, a quick reference and the summary below, give one price for adding any second line; only the Deluxe rules are cheaper where it does not cross. Everything else is taken to be the same."
direct_pairs = false
beside_price = 3

[editions.summary]
basis = "source"
why = "A German summary of the rules on two pages. It gives no price for two lines laid at once, so they are not allowed; it counts an income of 50 in two bands, of which the lower is used. Where it is silent the usual edition holds."
direct_pairs = false
complex_first = false
beside_price = 3
redirect_claims = true
mover_earns = true
must_stop = false
other_cubes = 1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [51, 10]]

[editions.online]
basis = "source"
why = "Games recorded on the internet, two of which were replayed, let a player begin with a complex tile; the printed rules ask for a simple one. Everything else is taken from the usual edition."
complex_first = true
# ==== map ====
# The Rust Belt: the map of the game itself. It switches nothing.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "rust_belt"
title = "Rust Belt"
players = [3, 6]

[grid]
columns = [
  "..........C",        # A
  "..C.......",         # B
  "C..r...C...",        # C
  "~..r......",         # D
  "~..Trrrrr..",        # E
  "......T.rC",         # F
  "........Trr",        # G
  ".T.T.C....",         # H
  ".~~~~~..T..",        # I
  "~~~~~T...C",         # J
  "~..T....T.r",        # K
  "~.....T..r",         # L
  "~~~..T..Cr.",        # M
  "~~~C~...rT",         # N
  "~...~...r.m",        # O
  "...~T..r.m",         # P
  ".Cr~..rrCmm",        # Q
  ".~T.mCmmmm",         # R
]
rivers = [
  "C4 SE-NW", "D4 SE-NW", "E5 S-NW", "E6 N-S", "E7 N-S", "E8 N-S",
  "E9 N-SE", "F9 SE-NW", "G10 S-NW", "G11 N-S", "K11 NE-SW", "L10 NE-SW",
  "M10 NE-SW", "N9 NE-SW", "O9 NE-SW", "P8 NE-SW", "Q3 NE-S", "Q7 NE-S",
  "Q8 N-SW",
]

[cities]
list = [
  { name = "Chicago",     at = "H6",  colour = "red",    side = "light", die = 1 },
  { name = "St. Louis",   at = "F10", colour = "red",    side = "light", die = 2 },
  { name = "Kansas City", at = "A11", colour = "purple", side = "light", die = 3 },
  { name = "Des Moines",  at = "C8",  colour = "blue",   side = "light", die = 4 },
  { name = "Minneapolis", at = "B3",  colour = "blue",   side = "light", die = 5 },
  { name = "Duluth",      at = "C1",  colour = "purple", side = "light", die = 6 },
  { name = "Evansville",  at = "J10", colour = "blue",   side = "dark",  die = 1 },
  { name = "Cincinnati",  at = "M9",  colour = "blue",   side = "dark",  die = 2 },
  { name = "Detroit",     at = "N4",  colour = "red",    side = "dark",  die = 3 },
  { name = "Wheeling",    at = "Q9",  colour = "yellow", side = "dark",  die = 4, cubes = 3 },
  { name = "Pittsburgh",  at = "R6",  colour = "red",    side = "dark",  die = 5, cubes = 3 },
  { name = "Toronto",     at = "Q2",  colour = "yellow", side = "dark",  die = 6 },
]

[towns]
list = [
  { name = "La Crosse",     at = "E4" },
  { name = "Rock Island",   at = "F7" },
  { name = "Springfield",   at = "G9" },
  { name = "Green Bay",     at = "H2" },
  { name = "Milwaukee",     at = "H4" },
  { name = "Terre Haute",   at = "I9" },
  { name = "Michigan City", at = "J6" },
  { name = "Grand Rapids",  at = "K4" },
  { name = "Indianapolis",  at = "K9" },
  { name = "Fort Wayne",    at = "L7" },
  { name = "Toledo",        at = "M6" },
  { name = "Lexington",     at = "N10" },
  { name = "Cleveland",     at = "P5" },
  { name = "Buffalo",       at = "R3" },
]

[unsure]
list = [
  { what = "I1", basis = "source", why = "Plain on the Deluxe board, water on a redrawn one. It has a single open side, so no track can ever use it." },
  { what = "course of the rivers", basis = "infer", why = "Read from a redrawn board; only the picture shows it." },
]
# ==== map ====
# St. Lucia, by Ted Alspach: for two. No city at the start, and the cubes lie in the country.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "st_lucia"
title = "St. Lucia"
players = [2, 2]
turns = { 2 = 8 }

[grid]
columns = [
  "-----TrT.",          # A
  "----..r...",         # B
  "--Tr..mmT..",        # C
  "...rTmTm.T",         # D
  "T.mmmmmmrr.",        # E
  "..T.r....r",         # F
  "-...rT..T.",         # G
]
rivers = [
  "A7 SE-SW", "B7 SE-NW", "C4 SE-NW", "D4 SE-NW", "E9 S-NW", "E10 N-SE",
  "F10 SE-NW", "F5 NE-SW", "G5 SE-SW",
]

[towns]
list = [
  { name = "Anse La Raye",     at = "A6" },
  { name = "Anse Chastenet",   at = "A8" },
  { name = "Castries",         at = "C3" },
  { name = "Fond St. Jacques", at = "C9" },
  { name = "Barre de l''Isle",  at = "D5" },
  { name = "Morne Gimie",      at = "D7" },
  { name = "Laborie",          at = "D10" },
  { name = "Le Cap",           at = "E1" },
  { name = "Grand Anse",       at = "F3" },
  { name = "Dennery",          at = "G6" },
  { name = "Micoud",           at = "G9" },
]

[goods]
display_sides = []

# No auction: who is due pays to go first or leaves it to the other.
[rules.turn_order_mode]
value = "alternate_pay"
basis = "rule"

[rules.turn_order_price]
value = 5
basis = "rule"

[rules.turn_order_action]
value = "nominal_first_next_turn"
basis = "infer"
why = "The Deluxe rules have the action, older sheets do not. That the turns count on underneath is how a working engine plays."

[rules.phase_order]
value = ["player_order", "issue_shares", "select_actions", "build", "move", "income", "expenses", "reduction"]
basis = "rule"

[rules.actions_removed]
value = ["production"]
basis = "rule"

[rules.terrain_start_cubes]
plain = 1
river = 1
basis = "rule"

[rules.track_cubes_deliverable]
value = true
basis = "rule"

[rules.start_section]
engine = 1
income = 1
basis = "source"
why = "The rules call the income for the first, perhaps unfinished, section a bonus. That it also counts for the engine is taken from recorded games. That a cube may not run over the section again is a ruling of our own."

[rules.goods_growth]
value = "none"
basis = "rule"

[rules.first_build_from]
value = "any_city"
basis = "infer"
why = "Nothing says where to begin without a city; the usual rule means that nobody builds before the first New City."
# ==== map ====
# Barbados, by Ted Alspach: for one. Few cubes, four actions in turn, and the shares must be bought back.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "barbados"
title = "Barbados"
players = [1, 1]
turns = { 1 = 10 }

[grid]
columns = [
  "C.T.T..C",           # A
  "mmmmmm..T",          # B
  "-..mmmm..",          # C
  "--Tmmmm..",          # D
  "----Cmm..C",         # E
  "----.mT..",          # F
  "-----C...",          # G
  "-----..C",           # H
]

[cities]
list = [
  { name = "North Point", at = "A1",  colour = "yellow", side = "light", die = 1, cubes = 1 },
  { name = "Bathsheba",   at = "E5",  colour = "yellow", side = "light", die = 2, cubes = 1 },
  { name = "Bell Point",  at = "G6",  colour = "yellow", side = "light", die = 3, cubes = 1 },
  { name = "Bridgetown",  at = "A8",  colour = "yellow", side = "light", die = 4, cubes = 1 },
  { name = "Oistins",     at = "E10", colour = "yellow", side = "light", die = 5, cubes = 1 },
  { name = "Crane Beach", at = "H8",  colour = "yellow", side = "light", die = 6, cubes = 1 },
]

[towns]
list = [
  { name = "Speightstown", at = "A3" },
  { name = "Holetown",     at = "A5" },
  { name = "South Coast",  at = "B9" },
  { name = "Lakes Beach",  at = "D3" },
  { name = "Brighton",     at = "F7" },
]

[goods]
bag = { red = 20, blue = 20, purple = 0, yellow = 20, black = 16 }
display_sides = ["light"]
new_cities = ["A", "B", "C", "D"]

[rules.turn_order_mode]
value = "none"
basis = "rule"

[rules.share_limit_per_turn]
value = 1
basis = "rule"

[rules.actions_only]
value = ["engineer", "locomotive", "urbanization", "production"]
basis = "rule"

[rules.action_cycle]
value = true
basis = "rule"

[rules.display_rows_filled]
value = 1
basis = "rule"

[rules.display_redraw]
A = "red"
B = "blue"
basis = "rule"

[rules.growth_dice]
light = 2
dark = 0
basis = "rule"

[rules.production_targets]
value = "any_empty_box"
basis = "source"
why = "The usual rule allows every empty box, here also under a New City that is not on the map yet. One engine allows only cities on the map."

[rules.scoring]
value = "cash_after_buyback"
basis = "rule"

# The easier game of the rules: two cubes on every city.
[variants.easy]
start_cubes = 2
# ==== map ====
# Southern US, by John Bohrer: cotton for the ports.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "southern_us"
title = "Southern US"
players = [3, 6]

[grid]
columns = [
  "-..C...C...C",       # A
  "..........~",        # B
  "-.T.T..T..T",        # C
  "rrr.......",         # D
  "-..r...TrrC",        # E
  "C..T.T....",         # F
  "-......C...",        # G
  "m.T........",        # H
  "-mmm...Trrr",        # I
  "CmmmC....T.",        # J
  "-mmm..T....",        # K
  "mmm........",        # L
  "-mm..T......",       # M
  ".T.T.r...C.",        # N
  "-.....rC",           # O
  "C....C",             # P
]
rivers = [
  "D1 S-NW", "D2 N-S", "D3 N-SE", "E4 SE-NW", "E9 N-S", "E10 N-S",
  "I9 N-S", "I10 N-S", "I11 N-S", "N6 SE-NW", "O7 SE-NW",
]

[cities]
list = [
  { name = "Nashville",    at = "F1",  colour = "blue",   side = "light", die = 1, cubes = 1 },
  { name = "Memphis",      at = "A4",  colour = "red",    side = "light", die = 2, cubes = 1 },
  { name = "Jackson",      at = "A8",  colour = "blue",   side = "light", die = 3, cubes = 1 },
  { name = "New Orleans",  at = "A12", colour = "yellow", side = "light", die = 4, cubes = 3 },
  { name = "Mobile",       at = "E11", colour = "purple", side = "light", die = 5, cubes = 3 },
  { name = "Montgomery",   at = "G8",  colour = "blue",   side = "light", die = 6, cubes = 1 },
  { name = "Knoxville",    at = "J1",  colour = "red",    side = "dark",  die = 1, cubes = 1 },
  { name = "Raleigh",      at = "P1",  colour = "blue",   side = "dark",  die = 2, cubes = 1 },
  { name = "Atlanta",      at = "J5",  colour = "red",    side = "dark",  die = 3, cubes = 4 },
  { name = "Charleston",   at = "P6",  colour = "purple", side = "dark",  die = 4, cubes = 3 },
  { name = "Savannah",     at = "O8",  colour = "yellow", side = "dark",  die = 5, cubes = 3 },
  { name = "Jacksonville", at = "N10", colour = "red",    side = "dark",  die = 6, cubes = 1 },
]

[towns]
list = [
  { name = "Jackson TN",  at = "C3" },
  { name = "Tupelo",      at = "C5" },
  { name = "Meridian",    at = "C8" },
  { name = "Biloxi",      at = "C11" },
  { name = "Selma",       at = "E8" },
  { name = "Decatur",     at = "F4" },
  { name = "Birmingham",  at = "F6" },
  { name = "Chattanooga", at = "H3" },
  { name = "Columbus",    at = "I8" },
  { name = "Tallahassee", at = "J10" },
  { name = "Macon",       at = "K7" },
  { name = "Augusta",     at = "M6" },
  { name = "Charlotte",   at = "N2" },
  { name = "Columbia",    at = "N4" },
]

# Cotton lies on the towns, and goes to the ports alone.
[rules.town_start_cubes]
count = 1
colour = "white"
basis = "rule"

[rules.town_cubes_deliverable]
value = true
basis = "rule"

[rules.special_cube]
colour = "white"
accepted_by = ["Charleston", "Savannah", "Mobile", "New Orleans"]
income = 1
basis = "infer"
why = "The rules do not say who gets the extra income for cotton; two engines give it to the player who moves it."

[rules.urbanize_town_cube]
value = "to_new_city"
basis = "rule"

[rules.extra_growth]
list = [{ city = "Atlanta", cubes = 1, turns = [1, 4], when = "before_dice" }]
basis = "infer"
why = "The cube itself is certain; whether it comes before or after the dice is not said, and hardly matters."

[rules.income_reduction_multiplier]
turn = 4
factor = 2
basis = "rule"

[unsure]
list = [
  { what = "grid", basis = "infer", why = "Two engines and a third copy agree on all hexes but two; the printed board was not seen." },
  { what = "B11", basis = "source", why = "Between New Orleans and Biloxi: water in two engines, a river hex in a third. As land it opens a second way into New Orleans." },
  { what = "L12", basis = "source", why = "Off the map in two engines, a plain hex in a third; it hardly matters." },
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]

# The other reading of the two hexes.
[variants.other]
hexes = { B11 = "r", L12 = "." }
# ==== map ====
# Germany, by John Bohrer: dear borders, foreign terminals, and no unfinished track.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "germany"
title = "Germany"
players = [3, 6]

[grid]
columns = [
  "~~~~-P--P--P--P",    # A
  "~~~.66r77.bb.a",     # B
  "~~~-..rCr..Tmmm",    # C
  "~~~C..C.rr..T9",     # D
  "~~~r.....T.Cm9C",    # E
  "..TrCrT.m...m9",     # F
  "~8~......T...mm",    # G
  "P~~..T..m.C.Cm",     # H
  "~~~T...T.m...mm",    # I
  "~~..C....mm.mm",     # J
  "~~~r....CmTmTmm",    # K
  "~~cT88T99m.mma",     # L
  "~~Cc-P-8C9T.maC",    # M
]
rivers = [
  "E4 SE-NW", "F4 S-NW", "F6 N-S", "K4 N-SE", "B7 NE-NW", "C7 SE-SW",
  "C9 N-SE", "D9 S-NW", "D10 N-S",
]

[cities]
list = [
  { name = "Zürich",           at = "E15", colour = "purple", side = "light", die = 1 },
  { name = "Stuttgart",        at = "E12", colour = "blue",   side = "light", die = 2 },
  { name = "Düsseldorf/Köln",  at = "C8",  colour = "red",    side = "light", die = 3 },
  { name = "Oldenburg/Bremen", at = "D4",  colour = "blue",   side = "light", die = 4 },
  { name = "Hannover",         at = "F5",  colour = "red",    side = "light", die = 5 },
  { name = "Breslau",          at = "M9",  colour = "purple", side = "light", die = 6 },
  { name = "München",          at = "H13", colour = "red",    side = "dark",  die = 1 },
  { name = "Nürnberg",         at = "H11", colour = "red",    side = "dark",  die = 2 },
  { name = "Essen/Dortmund",   at = "D7",  colour = "blue",   side = "dark",  die = 3 },
  { name = "Wien",             at = "M15", colour = "yellow", side = "dark",  die = 4, cubes = 4 },
  { name = "Dresden",          at = "K9",  colour = "blue",   side = "dark",  die = 5 },
  { name = "Königsberg",       at = "M3",  colour = "yellow", side = "dark",  die = 6, cubes = 3 },
  { name = "Berlin",           at = "J5",  colour = "black" },
]

[terminals]
list = [
  { name = "Rotterdam", at = "A6" },
  { name = "Antwerpen", at = "A9" },
  { name = "Paris", at = "A12" },
  { name = "Lyon", at = "A15" },
  { name = "Kopenhagen", at = "H1" },
  { name = "Warschau", at = "M6" },
]

[towns]
list = [
  { name = "Saarbrücken", at = "C12" },
  { name = "Freiburg",    at = "D13" },
  { name = "Frankfurt",   at = "E10" },
  { name = "Hamburg",     at = "F3" },
  { name = "Kassel",      at = "F7" },
  { name = "Würzburg",    at = "G10" },
  { name = "Magdeburg",   at = "H6" },
  { name = "Rostock",     at = "I4" },
  { name = "Leipzig",     at = "I8" },
  { name = "Pilsen",      at = "K11" },
  { name = "Passau",      at = "K13" },
  { name = "Stettin",     at = "L4" },
  { name = "Görlitz",     at = "L7" },
  { name = "Prag",        at = "M11" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.fixed_cost_hexes]
prices = { 6 = 6, 7 = 7, 8 = 8, 9 = 9, a = 10, b = 11, c = 12 }  # letter in the grid: price of a plain hex
basis = "rule"

[rules.engineer]
value = "half_price"
basis = "rule"

[rules.builds]
normal = 3
engineer = 3
basis = "rule"

[rules.complete_links_only]
value = true
basis = "rule"

[rules.direct_links]
list = [{ between = ["Düsseldorf/Köln", "Essen/Dortmund"], price = 2 }]
basis = "infer"
why = "The link is certain; that Engineer gives no discount for it is how an engine plays."

[rules.extra_growth]
list = [{ city = "Berlin", cubes = 1, turns = [1, 99], when = "at_start" }]
basis = "infer"
why = "The cube itself is certain; whether it comes at the start or at the end of the phase is not said, and hardly matters."

[unsure]
list = [
  { what = "C4", basis = "source", why = "Off the map on a redrawn board, plain in two engines. As land it opens one more side of Oldenburg/Bremen." },
  { what = "L11", basis = "source", why = "Plain on a redrawn board, a mountain in two engines." },
  { what = "start cubes", basis = "infer", why = "The rules put four cubes on Wien and two on Berlin; two engines do it the other way round." },
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]

# How the two engines have it.
[variants.other]
hexes = { C4 = ".", L11 = "m" }
cubes = { "Wien" = 2, "Berlin" = 4 }
# ==== map ====
# Western US, by John Bohrer: the race across the continent.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "western_us"
title = "Western US"
players = [3, 6]
regions = ["east", "west"]
turned = true          # the printed board is this grid turned a quarter clockwise: A is its top row

[grid]
columns = [
  "C...T...mmmTmC",     # A
  ".C.....TmTmmmm",     # B
  ".r.....mmmmmmT",     # C
  "C.T..Tm..m.mmm",     # D
  "r.....mmmmC.mm",     # E
  "rT...Cmmmm.mTm",     # F
  "C..T..mmmm.mm.",     # G
  "rs...TmmTm.m.C",     # H
  "Css.T..Tm.m.mm",     # I
  "rs.....mmm.mC-",     # J
  "CssT..T.mT.T--",     # K
  "rs......m-m---",     # L
  "Cs.T...Tm-m---",     # M
]
rivers = [
  "C2 NE-SW", "E1 SE-SW", "F1 NE-NW", "H1 NE-NW", "J1 NE-NW", "L1 NE-NW",
]

[cities]
list = [
  { name = "Los Angeles",    at = "J13", colour = "red",    side = "light", die = 1, region = "west" },
  { name = "San Francisco",  at = "H14", colour = "purple", side = "light", die = 2, region = "west" },
  { name = "Seattle",        at = "A14", colour = "blue",   side = "light", die = 3, region = "west" },
  { name = "Salt Lake City", at = "E11", colour = "yellow", side = "light", die = 4 },
  { name = "Denver",         at = "F6",  colour = "purple", side = "light", die = 5 },
  { name = "St. Louis",      at = "G1",  colour = "yellow", side = "light", die = 6, region = "east" },
  { name = "Duluth",         at = "A1",  colour = "red",    side = "dark",  die = 1, region = "east" },
  { name = "Minneapolis",    at = "B2",  colour = "red",    side = "dark",  die = 2, region = "east" },
  { name = "Des Moines",     at = "D1",  colour = "red",    side = "dark",  die = 3, region = "east" },
  { name = "Memphis",        at = "I1",  colour = "blue",   side = "dark",  die = 4, region = "east" },
  { name = "Vicksburg",      at = "K1",  colour = "blue",   side = "dark",  die = 5, region = "east" },
  { name = "New Orleans",    at = "M1",  colour = "blue",   side = "dark",  die = 6, region = "east" },
]

[towns]
list = [
  { name = "Spokane",     at = "A12" },
  { name = "Fargo",       at = "A5" },
  { name = "Butte",       at = "B10" },
  { name = "Billings",    at = "B8" },
  { name = "Portland",    at = "C14", new_city_region = "west" },
  { name = "Cheyenne",    at = "D6" },
  { name = "Omaha",       at = "D3" },
  { name = "Sacramento",  at = "F13" },
  { name = "Kansas City", at = "F2", new_city_region = "east" },
  { name = "Wichita",     at = "G4" },
  { name = "Durango",     at = "H9" },
  { name = "Trinidad",    at = "H6" },
  { name = "Santa Fe",    at = "I8" },
  { name = "Amarillo",    at = "I5" },
  { name = "San Diego",   at = "K12", new_city_region = "west" },
  { name = "Yuma",        at = "K10" },
  { name = "El Paso",     at = "K7" },
  { name = "Fort Worth",  at = "K4" },
  { name = "Chihuahua",   at = "M8" },
  { name = "Houston",     at = "M4" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.start_cash]
value = 20
basis = "rule"

[rules.town_start_cubes]
count = 1
colour = "from_bag"
basis = "rule"

[rules.town_cubes_deliverable]
value = true
basis = "rule"

[rules.urbanize_town_cube]
value = "to_bag"
basis = "rule"

[rules.terrain_cost]
river = 4
swamp = 4
mountain = 5
basis = "infer"
why = "The prices of one line are certain; two lines cost one or two dollars more as on every map."

[rules.first_build_from]
value = [
  "Seattle", "San Francisco", "Los Angeles",
  "Duluth", "Minneapolis", "Des Moines", "St. Louis", "Memphis", "Vicksburg", "New Orleans",
]
basis = "infer"
why = "The ten cities are certain; that they bind again who has lost all track before the regions are joined is a ruling of our own."

[rules.contiguous_until]
value = "transcontinental"
basis = "infer"
why = "The rules only say that track must be connected. That sections meeting in a city or town are connected is a ruling of our own."

[rules.transcontinental_bonus]
one_owner = 4
two_owners = 2
basis = "infer"
why = "The income is certain. With several ways the player who laid the last tile chooses, and links without an owner count for nobody: rulings of our own."

[rules.region_bonus]
income = 1
basis = "rule"

[rules.tie_break]
value = ["cash", "track", "lot"]
basis = "rule"

[unsure]
list = [
  { what = "course of the rivers", basis = "infer", why = "Only the picture shows it." },
]
# ==== map ====
# Korea, by Martin Wallace: a city wants what lies in it.
# How a map is written: see docs/maps.md.

schema = 1

[map]
name = "korea"
title = "Korea"
players = [3, 6]

[grid]
columns = [
  "...",                # A
  ".h.---T-------.",    # B
  "Chh.C-.h---....T",   # C
  "hh..C.hhT...Ch.",    # D
  "mhThC.T...Chhh",     # E
  "mhhh.h.Chhhmh.T",    # F
  "mmChhhChhhThh.",     # G
  "mhhhThhhThhT.",      # H
  "hThhhhhhhhhh.T",     # I
  "-..hhhThhC.C",       # J
  "---C.hhhmhhh.",      # K
  "----.Thhhhm.C",      # L
  "------.T.ChT",       # M
]
blocked = [  # a coast runs between these neighbours
  "B7-C8", "B15-C15", "B15-C16", "C7-D6", "D6-D7", "F14-G14", "G14-H13", "H13-I14",
]

[cities]
list = [
  { name = "Chunchon",  at = "G3",  side = "light", die = 1 },
  { name = "Kangnung",  at = "K4",  side = "light", die = 2 },
  { name = "Inchon",    at = "C5",  side = "light", die = 3, cubes = 3 },
  { name = "Seoul",     at = "E5",  side = "light", die = 4 },
  { name = "Chongju",   at = "G7",  side = "light", die = 5 },
  { name = "Taejon",    at = "F8",  side = "light", die = 6 },
  { name = "Pohang",    at = "M10", side = "dark",  die = 1 },
  { name = "Taegu",     at = "J10", side = "dark",  die = 2 },
  { name = "Chonju",    at = "E11", side = "dark",  die = 3 },
  { name = "Changwon",  at = "J12", side = "dark",  die = 4 },
  { name = "Kwangju",   at = "D13", side = "dark",  die = 5 },
  { name = "Pusan",     at = "L13", side = "dark",  die = 6, cubes = 3 },
  { name = "Pyongyang", at = "C1",  cubes = 4 },
  { name = "Suwon",     at = "D5" },
]

[towns]
list = [
  { name = "Taean",   at = "B7" },
  { name = "Wando",   at = "C16" },
  { name = "Kunsan",  at = "D9" },
  { name = "Yonchon", at = "E3" },
  { name = "Chonan",  at = "E7" },
  { name = "Kohung",  at = "F15" },
  { name = "Anui",    at = "G11" },
  { name = "Wonju",   at = "H5" },
  { name = "Kimchon", at = "H9" },
  { name = "Chinju",  at = "H12" },
  { name = "Kansong", at = "I2" },
  { name = "Kosong",  at = "I14" },
  { name = "Yongju",  at = "J7" },
  { name = "Ulchin",  at = "L6" },
  { name = "Yongdok", at = "M8" },
  { name = "Ulsan",   at = "M12" },
]

[goods]
start_cubes = 2  # printed: on every city that says no other number

[rules.city_colours]
value = "dynamic"
basis = "rule"

[rules.urbanize_takes_display]
cubes = 2
basis = "rule"

[rules.direct_links]
list = [
  { between = ["Inchon", "Suwon"], price = 2 },
  { between = ["Suwon", "Seoul"], price = 2 },
]
basis = "rule"

[rules.terrain_cost]
hill = 3
mountain = 3
basis = "source"
why = "Two engines and a report from the year of publication say $3 for a hill or mountain; two other reports say $3 more than a plain hex."

[unsure]
list = [
  { what = "grid", basis = "infer", why = "Two engines agree on every hex; the printed board was not seen." },
  { what = "coasts that block track", basis = "infer", why = "Read from two engines." },
  { what = "side between C4 and C5", basis = "source", why = "North of Inchon: open in one engine, blocked in another." },
  { what = "cities without a number", basis = "infer", why = "Pyongyang and Suwon have no column in two engines; the rules sheet does not say it." },
]

# The other reading: $3 on top of the price of a plain hex.
[variants.other]
terrain_cost = { hill = 5, mountain = 5 }
');
INSERT INTO components (key, game, digest, text) VALUES ('0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'russian_railroads', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '# Russian Railroads (2013) with American Railroads (2016): what is in the boxes.
#
# Do you own the game? Copy this file, put in the values printed on your copy and play with
#     roundhouse play russian_railroads --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the expansion''s rulebook says so
#     basis = "infer"    public material says it or leaves hardly any other way, but no rulebook confirms it
#     basis = "source"   several public sources agree, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is invented; the app lists these
# sentences. A single entry may carry its own `basis` and `why`, which then count instead of the block''s.
#
# The words for effects, used for spaces, factories, engineers, tokens, cards and gifts alike:
#     steps = 2, colours = ["black"]   so many track steps with these colours; colours = "any": with all
#     each = { brown = 1, natural = 1 }  so many track steps with each of these colours
#     different = 3                    so many track steps, each with another piece of track
#     industry = 2                     steps on the industry track
#     loco = "or"                      a locomotive or a factory; loco = "and": one of each
#     doubler = 1                      lay doublers
#     coins = 2                        take coins
#     points = 5                       take points
#     points_engineers = true          points: the sum of the numbers on your engineers
#     points_locos = 2                 points: the sum of so many of your highest locomotives
#     token = 1                        use one of your ?-tokens
#     card = 1                         take one of the open ?-cards
#     end_card = 1                     take an end-bonus card
#     repeat = true                    again a one-worker space that you used this round
#     other_engineer = true            the action of an engineer that another player has hired
#     temp_workers = 2                 take the temporary workers
#     stock = 1                        steps on the stock market
#     payout = true                    a personal payout of the stock market
#     choose = [{ ... }, { ... }]      one of the two; with times = 2, so many times
# on route spaces also
#     unlock = "grey"                  this colour may be built from now on
#     worker = 1                       an extra worker of your own
#     detonate = 1                     remove one of your boulders
# and on tokens and cards also
#     second_marker = true, revalue = true, medal = true, golden_spike = true, black_worker = true,
#     special_loco = 9, special_engineer = true

schema = 1

# ---------------------------------------------------------------------------------------------------
# Track colours from the front of a route to its end, with their points for each reached space, their
# points once revalued, and the pieces of each player.

[tracks]
basis = "source"
why = "Values and numbers of pieces are given alike by a photograph of the revaluation marker, by two scoring aids and by component lists."
list = [
  { id = "black",   value = 0, revalued = 0,  pieces = 3 },
  { id = "grey",    value = 1, revalued = 1,  pieces = 3 },
  { id = "brown",   value = 2, revalued = 3,  pieces = 3 },
  { id = "natural", value = 4, revalued = 6,  pieces = 2 },
  { id = "white",   value = 7, revalued = 10, pieces = 1 },
]

# ---------------------------------------------------------------------------------------------------
# What hangs on the number of players. engineers: of stack A and of stack B; engineer_spaces: on the
# strip, the hiring space included.

[players]
basis = "source"
why = "Several summaries agree on rounds, workers, coins and engineers for each number of players; the solo values come from two helper programs."
list = [
  { id = "solo",  rounds = 6, workers = 6, coins = 5, engineers_a = 3, engineers_b = 3, engineer_spaces = 6 },
  { id = "two",   rounds = 6, workers = 6, coins = 2, engineers_a = 3, engineers_b = 3, engineer_spaces = 6 },
  { id = "three", rounds = 6, workers = 6, coins = 1, engineers_a = 3, engineers_b = 3, engineer_spaces = 7 },
  { id = "four",  rounds = 7, workers = 5, coins = 1, engineers_a = 3, engineers_b = 4, engineer_spaces = 7 },
]

# ---------------------------------------------------------------------------------------------------
# Supplies and numbers that never change.

[supply]
basis = "infer"
why = "Component counts and the engineer majority are agreed on by several sources. The points for passing rest on two reviews."
doublers = 20
extra_workers = 2              # own workers that the board can add; the black one comes on top
temp_workers = 2
first_pile = 2                 # lowest locomotive in the supply; one pile for each number, one tile a player
last_pile = 9
start_loco = 1                 # lies on the main route
pass_points = [0, 2, 3, 4]     # by the place in the current order
majority = [40, 20]            # most engineers, second most
end_cards_removed = 2          # unseen, before the game

# ---------------------------------------------------------------------------------------------------
# The action spaces. workers, coins: what must be put there. players: with how many it is open.
# solo = false: closed against Emil. claim: the place in next round''s order. public: uses the engineer
# lying there, who names his price himself. black: the black worker adds a black step here.
# coins_for_workers = false: here coins cannot stand for workers.

[spaces]
basis = "source"
why = "Costs and effects are described alike by a rules summary and a forum tool; the spaces closed to two players by two solo helpers."
list = [
  { id = "black_1",    workers = 1, effect = { steps = 2, colours = ["black"] },   players = [3, 4], black = true },
  { id = "black_2",    workers = 2, effect = { steps = 3, colours = ["black"] },   players = [2, 3, 4], black = true },
  { id = "grey_1",     workers = 1, effect = { steps = 2, colours = ["grey"] },    players = [3, 4] },
  { id = "grey_2",     workers = 2, effect = { steps = 3, colours = ["grey"] },    players = [2, 3, 4] },
  { id = "brown_1",    workers = 1, effect = { steps = 1, colours = ["brown"] },   players = [2, 3, 4] },
  { id = "brown_2",    workers = 2, effect = { steps = 2, colours = ["brown"] },   players = [2, 3, 4] },
  { id = "natural_1",  workers = 1, effect = { steps = 1, colours = ["natural"] }, players = [2, 3, 4] },
  { id = "natural_2",  workers = 2, effect = { steps = 2, colours = ["natural"] }, players = [2, 3, 4] },
  { id = "white_1",    workers = 1, effect = { steps = 1, colours = ["white"] },   players = [2, 3, 4] },
  { id = "white_2",    workers = 2, effect = { steps = 2, colours = ["white"] },   players = [2, 3, 4] },
  { id = "any_coin",   workers = 1, coins = 1, effect = { steps = 2, colours = "any" }, players = [2, 3, 4], coins_for_workers = true, basis = "infer", why = "An index of the printed rules says that coins stand for workers on all spaces, so two coins will do; an account of the later edition asks for a worker here." },
  { id = "open_1",     workers = 1, effect = { steps = 1, colours = ["black", "grey"] }, players = [2, 3, 4], never_full = true, black = true, basis = "infer", why = "Space, cost and effect are agreed on. That the black worker adds his step here too rests on one account of the later rulebook: wherever black track itself is shown, but not for any colour." },
  { id = "loco_1",     workers = 1, effect = { loco = "or" },  players = [2, 3, 4] },
  { id = "loco_2",     workers = 2, effect = { loco = "or" },  players = [3, 4] },
  { id = "loco_3",     workers = 3, effect = { loco = "and" }, players = [2, 3, 4] },
  { id = "industry_1", workers = 1, effect = { industry = 1 }, players = [2, 3, 4] },
  { id = "industry_2", workers = 2, effect = { industry = 2 }, players = [2, 3, 4] },
  { id = "industry_3", workers = 2, effect = { industry = 1, steps = 1, colours = ["black"] }, players = [3, 4], basis = "infer", why = "Cost and effect are read from one description of the board." },
  { id = "doubler",    workers = 1, effect = { doubler = 1 }, players = [2, 3, 4] },
  { id = "coins",      workers = 1, effect = { coins = 2 },   players = [2, 3, 4], solo = false },
  { id = "temp",       workers = 1, effect = { temp_workers = 2 }, players = [3, 4], basis = "source", why = "That it is closed to two players is shown alike by a picture of the barred spaces and by the solo deck, which lacks it." },
  { id = "hire",       coins = 1, hire = true, players = [2, 3, 4] },
  { id = "public_1",   public = 1, players = [2, 3, 4] },
  { id = "public_2",   public = 2, players = [3, 4], basis = "infer", why = "With two players and alone a single public engineer is open: both solo programs have one card for the only one there is, and an online lesson for two offers one." },
  { id = "order_1",    workers = 1, claim = 1, players = [2, 3, 4], solo = false },
  { id = "order_2",    workers = 1, claim = 2, players = [3, 4], solo = false },
  { id = "last_round", workers = 1, effect = { industry = 3 }, players = [2, 3, 4], solo = false, last_round = true, basis = "infer", why = "The tile that covers the order spaces in the last round is described by one source." },
]

# ---------------------------------------------------------------------------------------------------
# Starting bonuses, chosen from the last player to the second.

[starting_bonuses]
basis = "source"
why = "A scoring aid and two reviews name these four."
list = [
  { id = "bonus_coin",     effect = { coins = 1 } },
  { id = "bonus_black",    effect = { steps = 1, colours = ["black"] } },
  { id = "bonus_industry", effect = { industry = 1 } },
  { id = "bonus_doubler",  effect = { doubler = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# The boards. The first route is the main one: its black track unlocks the colours, and the starting
# locomotive stands there. A special space fires once its track has got there and, with loco, the
# locomotives reach that far; coin: who pays it. each: points at every scoring, with_spike: instead once
# the Golden Spike lies there; double: the whole route counts twice.
#
# A lane of the industry track is a row of cells: value, a gap for a factory, or the cell above a gap.

[russia]
basis = "source"
why = "Names, lengths and colours of the three routes are agreed on."
routes = ["trans_siberian", "st_petersburg", "kiev"]

[russia.trans_siberian]
basis = "infer"
why = "Length, colours and two places for locomotives are certain. Special spaces and doubler spaces were read from the printed board by one source, whose text is better than its pictures."
length = 15
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 2
doublers = [1, 2, 3, 4, 5, 6, 7, 8]
specials = [
  { space = 2,  track = "black", effect = { unlock = "grey" }, basis = "source", why = "Two sources agree." },
  { space = 6,  track = "black", effect = { unlock = "brown" } },
  { space = 8,  track = "black", loco = true, effect = { worker = 1 }, basis = "recon", why = "The one reading says 3, which players'' advice about early locomotives rules out; 8 looks alike in print." },
  { space = 10, track = "black", effect = { unlock = "natural" } },
  { space = 13, track = "black", loco = true, effect = { token = 1 } },
  { space = 15, track = "black", effect = { unlock = "white" } },
  { space = 15, track = "black", effect = { points = 10 } },
]

[russia.st_petersburg]
basis = "infer"
why = "Length and colours are certain; the special spaces were read from the printed board by one source."
length = 9
colours = ["black", "grey", "brown", "natural"]
loco_slots = 1
doublers = []
specials = [
  { space = 4, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "black", loco = true, effect = { token = 1 } },
  { space = 7, track = "grey",  loco = true, double = true },
  { space = 9, track = "black", effect = { points = 10 } },
]

[russia.kiev]
basis = "infer"
why = "Length and colours are certain; the special spaces were read from the printed board by one source."
length = 9
colours = ["black", "grey", "brown"]
loco_slots = 1
doublers = []
specials = [
  { space = 1, track = "black", loco = true, each = 1 },
  { space = 2, track = "black", loco = true, each = 2 },
  { space = 3, track = "black", loco = true, each = 3 },
  { space = 4, track = "black", loco = true, each = 4 },
  { space = 5, track = "grey",  loco = true, token = "kiev_medal", each = 20, basis = "recon", why = "The medal, its 20 points and grey track are certain; the space follows from the totals that a strategy guide gives." },
  { space = 7, track = "black", effect = { worker = 1 } },
  { space = 9, track = "black", loco = true, each = 10, basis = "recon", why = "A strategy guide says that black track alone can bring 20 here, which 1+2+3+4+10 fits; ten points once would be the other reading." },
]

[russia.industry]
basis = "source"
why = "The row of values is read from the printed board; that it ends with 25 and 30 two scoring aids agree on."
markers = ["lower"]
lower = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { value = 5 },
  { gap = 1 },
  { value = 10 },
  { gap = 2 },
  { value = 15 },
  { gap = 3 },
  { effect = { token = 1 } },
  { gap = 4 },
  { value = 20 },
  { gap = 5 },
  { value = 25 },
  { value = 30 },
]

[usa]
basis = "rule"
routes = ["rocky_mountaineer", "transcontinental_east", "transcontinental_west"]

[usa.rocky_mountaineer]
basis = "recon"
why = "That it works like the main route of the base game, has two detonations of ten points and that grey and brown come early is known. Where its special spaces lie is invented."
length = 15
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 2
doublers = [1, 2, 3, 4, 5, 6, 7, 8]
specials = [
  { space = 2,  track = "black", effect = { unlock = "grey" } },
  { space = 4,  track = "black", loco = true, effect = { stock = 1 } },
  { space = 5,  track = "black", effect = { unlock = "brown" } },
  { space = 7,  track = "black", loco = true, effect = { detonate = 1, points = 10 } },
  { space = 8,  track = "black", loco = true, effect = { worker = 1 } },
  { space = 9,  track = "grey",  coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 10, track = "black", effect = { unlock = "natural" } },
  { space = 11, track = "black", loco = true, effect = { detonate = 1, points = 10 } },
  { space = 13, track = "black", loco = true, effect = { token = 1 } },
  { space = 15, track = "black", effect = { unlock = "white" } },
  { space = 15, track = "black", effect = { points = 10 } },
]

[usa.transcontinental_east]
basis = "recon"
why = "The length of 7, all five colours, three doubler spaces and the bonus on the last space are the rulebook''s. Where the other special spaces lie is invented."
length = 7
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 1
doublers = [1, 2, 3]
specials = [
  { space = 2, track = "black", loco = true, effect = { stock = 1 } },
  { space = 3, track = "grey",  coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 4, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "black", effect = { worker = 1 } },
  { space = 7, track = "black", loco = true, each = 10, with_spike = 25, basis = "infer", why = "10 and 25 are the rulebook''s. Only black track can stand on a last space; that locomotives must reach it is deduced." },
]

[usa.transcontinental_west]
basis = "recon"
why = "The length of 9, all five colours, three doubler spaces, the boulder on space 8 and the bonus on the last space are the rulebook''s. Where the other special spaces lie is invented."
length = 9
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 1
doublers = [1, 2, 3]
boulder = 8
specials = [
  { space = 3, track = "black", loco = true, effect = { stock = 1 } },
  { space = 5, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "brown", coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 9, track = "black", loco = true, each = 10, with_spike = 25, basis = "infer", why = "10 and 25 are the rulebook''s. Only black track can stand on a last space; that locomotives must reach it is deduced." },
]

[usa.industry]
basis = "recon"
why = "Two tracks that share five gaps, their rules and a boulder on a space of 15 points are the rulebook''s. The values are invented, and that the boulder lies on the upper track is deduced."
markers = ["lower", "upper"]
lower = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { value = 5 },
  { gap = 1 },
  { value = 10 },
  { gap = 2 },
  { value = 15 },
  { gap = 3 },
  { effect = { token = 1 } },
  { gap = 4 },
  { value = 20 },
  { gap = 5 },
  { value = 25 },
  { value = 30 },
]
upper = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { above = 1 },
  { value = 4 },
  { above = 2 },
  { value = 5 },
  { above = 3 },
  { value = 10 },
  { above = 4 },
  { value = 15, boulder = true },
  { above = 5 },
  { value = 20, effect = { stock = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# The stock market. copies: how many dividend tiles of this kind there are.

[stock]
basis = "recon"
why = "How it works, the six kinds of dividend, eight tiles and 20 and 10 points at the end are the rulebook''s. Six levels are a guess from its example; that the eighth tile is a second coin is invented."
levels = 6
end_points = [20, 10]
emil_level = 3                 # where the marker of the solo opponent starts
dividends = [
  { id = "div_black",    copies = 1, effect = { steps = 1, colours = ["black"] } },
  { id = "div_brownnat", copies = 1, effect = { each = { brown = 1, natural = 1 } } },
  { id = "div_any",      copies = 1, effect = { steps = 1, colours = "any" } },
  { id = "div_industry", copies = 2, effect = { industry = 1 } },
  { id = "div_coin",     copies = 2, effect = { coins = 1 } },
  { id = "div_points",   copies = 1, effect = { points = 5 } },
]

[stock.lowest]                 # the level on which all markers begin
basis = "infer"
why = "The rulebook orders markers on a level from left to right as they arrive, and all begin on the lowest one: who shares it is neither first nor second."
ordered = false                # true: as in the turn order of the first round

[steelworks]
basis = "source"
why = "Three reviews name the piles 4, 6 and 8; the effect is the rulebook''s."
piles = [4, 6, 8]
effect = { steps = 1, colours = ["black"] }

# ---------------------------------------------------------------------------------------------------
# ?-tokens: everybody has one of each that belongs to the board in use.

[tokens]
basis = "source"
why = "The kind is certain."
list = [
  { id = "second_marker", boards = ["russia"], effect = { second_marker = true, industry = 2 } },
  { id = "revaluation",   boards = ["russia", "usa"], effect = { revalue = true } },
  { id = "kiev_medal",    boards = ["russia"], effect = { medal = true }, basis = "infer", why = "The token is certain. That it stays in the box with the USA boards is a ruling: there is no place for it." },
  { id = "card_and_end",  boards = ["russia", "usa"], effect = { card = 1, end_card = 1 }, basis = "infer", why = "Named by one source." },
  { id = "two_arrivals",  boards = ["russia", "usa"], effect = { choose = [{ points = 10 }, { each = { black = 1 }, steps = 1, colours = "any" }], times = 2 }, basis = "recon", why = "Taken over from the edition of 2021, where it exists as two keys." },
  { id = "two_doublers",  boards = ["russia", "usa"], effect = { doubler = 2 }, basis = "recon", why = "Invented: seven tokens are certain, this one is not known." },
  { id = "loco_factory",  boards = ["russia", "usa"], effect = { loco = "and" }, basis = "recon", why = "Invented: seven tokens are certain, this one is not known." },
  { id = "golden_spike",  boards = ["usa"], effect = { golden_spike = true }, basis = "rule" },
  { id = "stock_payout",  boards = ["usa"], effect = { stock = 1, payout = true }, basis = "rule" },
]

[cards]
basis = "source"
why = "The card is certain."
list = [
  { id = "card_black_worker", effect = { black_worker = true }, basis = "infer", why = "The black worker is certain; the extra black step on a space for black track is named by two sources." },
  { id = "card_loco",         effect = { special_loco = 9 } },
  { id = "card_engineer",     effect = { special_engineer = true, coins = 1 } },
  { id = "card_coins",        effect = { coins = 3 }, basis = "recon", why = "Invented: five cards are certain, this one is not known." },
  { id = "card_steps",        effect = { steps = 3, colours = "any" }, basis = "recon", why = "Invented: five cards are certain, this one is not known." },
]

# ---------------------------------------------------------------------------------------------------
# End-bonus cards. per: what is counted, each for so many points; most: at most so many count.

[end_cards]
basis = "infer"
why = "The eleven cards of the edition of 2021 without its card for keys are exactly the ten that this edition has."
list = [
  { id = "end_factories",      per = "factory", points = 4 },
  { id = "end_engineers",      per = "engineer", points = 6 },
  { id = "end_stations",       per = "route", points = 10 },
  { id = "end_grey_brown",     per = "space", colours = ["grey", "brown"], points = 1 },
  { id = "end_black",          per = "space", colours = ["black"], points = 1 },
  { id = "end_doublers",       per = "doubler", tiers = [4, 7], tier_points = [20, 30] },
  { id = "end_tokens",         per = "token", points = 7 },
  { id = "end_extra_engineer", per = "nothing", engineer = 1 },
  { id = "end_locos",          per = "highest_locos", most = 4, points = 1 },
  { id = "end_workers",        per = "worker", points = 10, most = 3 },
]

# ---------------------------------------------------------------------------------------------------
# Factories: the backs of the locomotives.

[factories]
basis = "recon"
why = "Only the effect of the first is backed by a source."
list = [
  { number = 1, effect = { points_engineers = true }, basis = "infer", why = "A review says that it scores engineers; a scoring aid adds up their numbers." },
  { number = 2, effect = { steps = 2, colours = ["black"] }, basis = "recon", why = "The icon is a piece of track; colour and number are invented." },
  { number = 3, effect = { steps = 1, colours = "any" }, basis = "recon", why = "The icon is a track step; colour and number are invented." },
  { number = 4, effect = { token = 1 }, basis = "recon", why = "The icon was read as a light bulb, which stands for a ?-token." },
  { number = 5, effect = { doubler = 1 }, basis = "recon", why = "Invented." },
  { number = 6, effect = { coins = 2 }, basis = "recon", why = "The icon is a coin; how many is invented." },
  { number = 7, effect = { repeat = true }, basis = "recon", why = "Such a factory exists; which number it has is invented." },
  { number = 8, effect = { points_locos = 2 }, basis = "recon", why = "Such an effect exists; that this factory has it is invented." },
  { number = 9, effect = { end_card = 1 }, basis = "recon", why = "The icon was read as a card." },
]

# ---------------------------------------------------------------------------------------------------
# Engineers. stack: A, B or none (the one on a ?-card). workers, coins: what using him costs while he is
# public; once hired he asks for one worker.

[engineers]
basis = "recon"
why = "Fifteen numbers, seven in each stack and one without are certain. Which engineer does what, and where, is invented around a few effects that are known to exist."
list = [
  { number = 1,  stack = "none", effect = { steps = 2, colours = "any" } },
  { number = 2,  stack = "A", workers = 1, effect = { steps = 3, colours = ["black"] } },
  { number = 3,  stack = "A", workers = 1, effect = { steps = 2, colours = ["grey"], points = 3 } },
  { number = 4,  stack = "A", workers = 1, effect = { each = { black = 1, brown = 1 } } },
  { number = 5,  stack = "A", workers = 1, effect = { coins = 2, points = 3 } },
  { number = 6,  stack = "A", workers = 1, effect = { industry = 1, steps = 1, colours = "any" } },
  { number = 7,  stack = "A", workers = 1, effect = { loco = "or", points = 3 } },
  { number = 8,  stack = "A", workers = 1, effect = { doubler = 1, points = 5 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 9,  stack = "B", workers = 2, effect = { industry = 3 } },
  { number = 10, stack = "B", workers = 2, effect = { each = { brown = 2, natural = 1 } } },
  { number = 11, stack = "B", coins = 1,   effect = { different = 3 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 12, stack = "B", workers = 1, effect = { points_locos = 2 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 13, stack = "B", workers = 1, effect = { repeat = true }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 14, stack = "B", workers = 1, effect = { other_engineer = true }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 15, stack = "B", workers = 1, effect = { choose = [{ end_card = 1 }, { points = 10 }] }, basis = "source", why = "The effect exists; number and stack are invented." },
]

# ---------------------------------------------------------------------------------------------------
# Emil, the opponent in the solo game: his workers, the points that bring him one more, and his deck.

[solo]
basis = "source"
why = "Two helper programs, one of them with the publisher''s permission, agree on the deck and the rules."
workers = 6
more_workers = [50, 150]
deck = ["white_1", "white_2", "natural_1", "natural_2", "brown_1", "brown_2", "grey_2", "black_2", "any_coin", "loco_1", "loco_3", "public_1", "hire", "industry_1", "industry_2", "doubler"]
');
INSERT INTO components (key, game, digest, text) VALUES ('a45c8fcea6784f6ac71fd79769a47f8e8804195d2f46476d3433fe00abe2177d', 'russian_railroads', '3de0f15e0c8c2d1725fe6f690fbe7b305c1044e3b77aaae6d1d28284e9a243a7', '# Russian Railroads (2013) with American Railroads (2016): what is in the boxes.
#
# Do you own the game? Copy this file, put in the values printed on your copy and play with
#     roundhouse play russian_railroads --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the expansion''s rulebook says so
#     basis = "infer"    public material says it or leaves hardly any other way, but no rulebook confirms it
#     basis = "source"   several public sources agree, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is invented; the app lists these
# sentences. A single entry may carry its own `basis` and `why`, which then count instead of the block''s.
#
# The words for effects, used for spaces, factories, engineers, tokens, cards and gifts alike:
#     steps = 2, colours = ["black"]   so many track steps with these colours; colours = "any": with all
#     each = { brown = 1, natural = 1 }  so many track steps with each of these colours
#     different = 3                    so many track steps, each with another piece of track
#     industry = 2                     steps on the industry track
#     loco = "or"                      a locomotive or a factory; loco = "and": one of each
#     doubler = 1                      lay doublers
#     coins = 2                        take coins
#     points = 5                       take points
#     points_engineers = true          points: the sum of the numbers on your engineers
#     points_locos = 2                 points: the sum of so many of your highest locomotives
#     token = 1                        use one of your ?-tokens
#     card = 1                         take one of the open ?-cards
#     end_card = 1                     take an end-bonus card
#     repeat = true                    again a one-worker space that you used this round
#     other_engineer = true            the action of an engineer that another player has hired
#     temp_workers = 2                 take the temporary workers
#     stock = 1                        steps on the stock market
#     payout = true                    a personal payout of the stock market
#     choose = [{ ... }, { ... }]      one of the two; with times = 2, so many times
# on route spaces also
#     unlock = "grey"                  this colour may be built from now on
#     worker = 1                       an extra worker of your own
#     detonate = 1                     remove one of your boulders
# and on tokens and cards also
#     second_marker = true, revalue = true, medal = true, golden_spike = true, black_worker = true,
#     special_loco = 9, special_engineer = true

schema = 1

# ---------------------------------------------------------------------------------------------------
# Track colours from the front of a route to its end, with their points for each reached space, their
# points once revalued, and the pieces of each player.

[tracks]
basis = "source"
why = "Values and numbers of pieces are given alike by a photograph of the revaluation marker, by two scoring aids and by component lists."
list = [
  { id = "black",   value = 0, revalued = 0,  pieces = 3 },
  { id = "grey",    value = 1, revalued = 1,  pieces = 3 },
  { id = "brown",   value = 2, revalued = 3,  pieces = 3 },
  { id = "natural", value = 4, revalued = 6,  pieces = 2 },
  { id = "white",   value = 7, revalued = 10, pieces = 1 },
]

# ---------------------------------------------------------------------------------------------------
# What hangs on the number of players. engineers: of stack A and of stack B; engineer_spaces: on the
# strip, the hiring space included.

[players]
basis = "source"
why = "Several summaries agree on rounds, workers, coins and engineers for each number of players; the solo values come from two helper programs."
list = [
  { id = "solo",  rounds = 6, workers = 6, coins = 5, engineers_a = 3, engineers_b = 3, engineer_spaces = 6 },
  { id = "two",   rounds = 6, workers = 6, coins = 2, engineers_a = 3, engineers_b = 3, engineer_spaces = 6 },
  { id = "three", rounds = 6, workers = 6, coins = 1, engineers_a = 3, engineers_b = 3, engineer_spaces = 7 },
  { id = "four",  rounds = 7, workers = 5, coins = 1, engineers_a = 3, engineers_b = 4, engineer_spaces = 7 },
]

# ---------------------------------------------------------------------------------------------------
# Supplies and numbers that never change.

[supply]
basis = "infer"
why = "Component counts and the engineer majority are agreed on by several sources. The points for passing rest on two reviews."
doublers = 20
extra_workers = 2              # own workers that the board can add; the black one comes on top
temp_workers = 2
first_pile = 2                 # lowest locomotive in the supply; one pile for each number, one tile a player
last_pile = 9
start_loco = 1                 # lies on the main route
pass_points = [0, 2, 3, 4]     # by the place in the current order
majority = [30, 20]            # most engineers, second most
end_cards_removed = 2          # unseen, before the game

# ---------------------------------------------------------------------------------------------------
# The action spaces. workers, coins: what must be put there. players: with how many it is open.
# solo = false: closed against Emil. claim: the place in next round''s order. public: uses the engineer
# lying there, who names his price himself. black: the black worker adds a black step here.
# coins_for_workers = false: here coins cannot stand for workers.

[spaces]
basis = "source"
why = "Costs and effects are described alike by a rules summary and a forum tool; the spaces closed to two players by two solo helpers."
list = [
  { id = "black_1",    workers = 1, effect = { steps = 2, colours = ["black"] },   players = [3, 4], black = true },
  { id = "black_2",    workers = 2, effect = { steps = 3, colours = ["black"] },   players = [2, 3, 4], black = true },
  { id = "grey_1",     workers = 1, effect = { steps = 2, colours = ["grey"] },    players = [3, 4] },
  { id = "grey_2",     workers = 2, effect = { steps = 3, colours = ["grey"] },    players = [2, 3, 4] },
  { id = "brown_1",    workers = 1, effect = { steps = 1, colours = ["brown"] },   players = [2, 3, 4] },
  { id = "brown_2",    workers = 2, effect = { steps = 2, colours = ["brown"] },   players = [2, 3, 4] },
  { id = "natural_1",  workers = 1, effect = { steps = 1, colours = ["natural"] }, players = [2, 3, 4] },
  { id = "natural_2",  workers = 2, effect = { steps = 2, colours = ["natural"] }, players = [2, 3, 4] },
  { id = "white_1",    workers = 1, effect = { steps = 1, colours = ["white"] },   players = [2, 3, 4] },
  { id = "white_2",    workers = 2, effect = { steps = 2, colours = ["white"] },   players = [2, 3, 4] },
  { id = "any_coin",   workers = 1, coins = 1, effect = { steps = 2, colours = "any" }, players = [2, 3, 4], coins_for_workers = true, basis = "infer", why = "An index of the printed rules says that coins stand for workers on all spaces, so two coins will do; an account of the later edition asks for a worker here." },
  { id = "open_1",     workers = 1, effect = { steps = 1, colours = ["black", "grey"] }, players = [2, 3, 4], never_full = true, black = true, basis = "infer", why = "Space, cost and effect are agreed on. That the black worker adds his step here too rests on one account of the later rulebook: wherever black track itself is shown, but not for any colour." },
  { id = "loco_1",     workers = 1, effect = { loco = "or" },  players = [2, 3, 4] },
  { id = "loco_2",     workers = 2, effect = { loco = "or" },  players = [3, 4] },
  { id = "loco_3",     workers = 3, effect = { loco = "and" }, players = [2, 3, 4] },
  { id = "industry_1", workers = 1, effect = { industry = 1 }, players = [2, 3, 4] },
  { id = "industry_2", workers = 2, effect = { industry = 2 }, players = [2, 3, 4] },
  { id = "industry_3", workers = 2, effect = { industry = 1, steps = 1, colours = ["black"] }, players = [3, 4], basis = "infer", why = "Cost and effect are read from one description of the board." },
  { id = "doubler",    workers = 1, effect = { doubler = 1 }, players = [2, 3, 4] },
  { id = "coins",      workers = 1, effect = { coins = 2 },   players = [2, 3, 4], solo = false },
  { id = "temp",       workers = 1, effect = { temp_workers = 2 }, players = [3, 4], basis = "source", why = "That it is closed to two players is shown alike by a picture of the barred spaces and by the solo deck, which lacks it." },
  { id = "hire",       coins = 1, hire = true, players = [2, 3, 4] },
  { id = "public_1",   public = 1, players = [2, 3, 4] },
  { id = "public_2",   public = 2, players = [3, 4], basis = "infer", why = "With two players and alone a single public engineer is open: both solo programs have one card for the only one there is, and an online lesson for two offers one." },
  { id = "order_1",    workers = 1, claim = 1, players = [2, 3, 4], solo = false },
  { id = "order_2",    workers = 1, claim = 2, players = [3, 4], solo = false },
  { id = "last_round", workers = 1, effect = { industry = 3 }, players = [2, 3, 4], solo = false, last_round = true, basis = "infer", why = "The tile that covers the order spaces in the last round is described by one source." },
]

# ---------------------------------------------------------------------------------------------------
# Starting bonuses, chosen from the last player to the second.

[starting_bonuses]
basis = "source"
why = "A scoring aid and two reviews name these four."
list = [
  { id = "bonus_coin",     effect = { coins = 1 } },
  { id = "bonus_black",    effect = { steps = 1, colours = ["black"] } },
  { id = "bonus_industry", effect = { industry = 1 } },
  { id = "bonus_doubler",  effect = { doubler = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# The boards. The first route is the main one: its black track unlocks the colours, and the starting
# locomotive stands there. A special space fires once its track has got there and, with loco, the
# locomotives reach that far; coin: who pays it. each: points at every scoring, with_spike: instead once
# the Golden Spike lies there; double: the whole route counts twice.
#
# A lane of the industry track is a row of cells: value, a gap for a factory, or the cell above a gap.

[russia]
basis = "source"
why = "Names, lengths and colours of the three routes are agreed on."
routes = ["trans_siberian", "st_petersburg", "kiev"]

[russia.trans_siberian]
basis = "infer"
why = "Length, colours and two places for locomotives are certain. Special spaces and doubler spaces were read from the printed board by one source, whose text is better than its pictures."
length = 15
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 2
doublers = [1, 2, 3, 4, 5, 6, 7, 8]
specials = [
  { space = 2,  track = "black", effect = { unlock = "grey" }, basis = "source", why = "Two sources agree." },
  { space = 6,  track = "black", effect = { unlock = "brown" } },
  { space = 8,  track = "black", loco = true, effect = { worker = 1 }, basis = "recon", why = "The one reading says 3, which players'' advice about early locomotives rules out; 8 looks alike in print." },
  { space = 10, track = "black", effect = { unlock = "natural" } },
  { space = 13, track = "black", loco = true, effect = { token = 1 } },
  { space = 15, track = "black", effect = { unlock = "white" } },
  { space = 15, track = "black", effect = { points = 10 } },
]

[russia.st_petersburg]
basis = "infer"
why = "Length and colours are certain; the special spaces were read from the printed board by one source."
length = 9
colours = ["black", "grey", "brown", "natural"]
loco_slots = 1
doublers = []
specials = [
  { space = 4, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "black", loco = true, effect = { token = 1 } },
  { space = 7, track = "grey",  loco = true, double = true },
  { space = 9, track = "black", effect = { points = 10 } },
]

[russia.kiev]
basis = "infer"
why = "Length and colours are certain; the special spaces were read from the printed board by one source."
length = 9
colours = ["black", "grey", "brown"]
loco_slots = 1
doublers = []
specials = [
  { space = 1, track = "black", loco = true, each = 1 },
  { space = 2, track = "black", loco = true, each = 2 },
  { space = 3, track = "black", loco = true, each = 3 },
  { space = 4, track = "black", loco = true, each = 4 },
  { space = 5, track = "grey",  loco = true, token = "kiev_medal", each = 20, basis = "recon", why = "The medal, its 20 points and grey track are certain; the space follows from the totals that a strategy guide gives." },
  { space = 7, track = "black", effect = { worker = 1 } },
  { space = 9, track = "black", loco = true, each = 10, basis = "recon", why = "A strategy guide says that black track alone can bring 20 here, which 1+2+3+4+10 fits; ten points once would be the other reading." },
]

[russia.industry]
basis = "source"
why = "The row of values is read from the printed board; that it ends with 25 and 30 two scoring aids agree on."
markers = ["lower"]
lower = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { value = 5 },
  { gap = 1 },
  { value = 10 },
  { gap = 2 },
  { value = 15 },
  { gap = 3 },
  { effect = { token = 1 } },
  { gap = 4 },
  { value = 20 },
  { gap = 5 },
  { value = 25 },
  { value = 30 },
]

[usa]
basis = "rule"
routes = ["rocky_mountaineer", "transcontinental_east", "transcontinental_west"]

[usa.rocky_mountaineer]
basis = "recon"
why = "That it works like the main route of the base game, has two detonations of ten points and that grey and brown come early is known. Where its special spaces lie is invented."
length = 15
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 2
doublers = [1, 2, 3, 4, 5, 6, 7, 8]
specials = [
  { space = 2,  track = "black", effect = { unlock = "grey" } },
  { space = 4,  track = "black", loco = true, effect = { stock = 1 } },
  { space = 5,  track = "black", effect = { unlock = "brown" } },
  { space = 7,  track = "black", loco = true, effect = { detonate = 1, points = 10 } },
  { space = 8,  track = "black", loco = true, effect = { worker = 1 } },
  { space = 9,  track = "grey",  coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 10, track = "black", effect = { unlock = "natural" } },
  { space = 11, track = "black", loco = true, effect = { detonate = 1, points = 10 } },
  { space = 13, track = "black", loco = true, effect = { token = 1 } },
  { space = 15, track = "black", effect = { unlock = "white" } },
  { space = 15, track = "black", effect = { points = 10 } },
]

[usa.transcontinental_east]
basis = "recon"
why = "The length of 7, all five colours, three doubler spaces and the bonus on the last space are the rulebook''s. Where the other special spaces lie is invented."
length = 7
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 1
doublers = [1, 2, 3]
specials = [
  { space = 2, track = "black", loco = true, effect = { stock = 1 } },
  { space = 3, track = "grey",  coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 4, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "black", effect = { worker = 1 } },
  { space = 7, track = "black", loco = true, each = 10, with_spike = 25, basis = "infer", why = "10 and 25 are the rulebook''s. Only black track can stand on a last space; that locomotives must reach it is deduced." },
]

[usa.transcontinental_west]
basis = "recon"
why = "The length of 9, all five colours, three doubler spaces, the boulder on space 8 and the bonus on the last space are the rulebook''s. Where the other special spaces lie is invented."
length = 9
colours = ["black", "grey", "brown", "natural", "white"]
loco_slots = 1
doublers = [1, 2, 3]
boulder = 8
specials = [
  { space = 3, track = "black", loco = true, effect = { stock = 1 } },
  { space = 5, track = "black", loco = true, effect = { token = 1 } },
  { space = 6, track = "brown", coin = true, effect = { stock = 1 }, basis = "recon", why = "The coin and the stock step are the rulebook''s; space and colour are invented." },
  { space = 9, track = "black", loco = true, each = 10, with_spike = 25, basis = "infer", why = "10 and 25 are the rulebook''s. Only black track can stand on a last space; that locomotives must reach it is deduced." },
]

[usa.industry]
basis = "recon"
why = "Two tracks that share five gaps, their rules and a boulder on a space of 15 points are the rulebook''s. The values are invented, and that the boulder lies on the upper track is deduced."
markers = ["lower", "upper"]
lower = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { value = 5 },
  { gap = 1 },
  { value = 10 },
  { gap = 2 },
  { value = 15 },
  { gap = 3 },
  { effect = { token = 1 } },
  { gap = 4 },
  { value = 20 },
  { gap = 5 },
  { value = 25 },
  { value = 30 },
]
upper = [
  { value = 0 },
  { value = 1 },
  { value = 2 },
  { value = 3 },
  { above = 1 },
  { value = 4 },
  { above = 2 },
  { value = 5 },
  { above = 3 },
  { value = 10 },
  { above = 4 },
  { value = 15, boulder = true },
  { above = 5 },
  { value = 20, effect = { stock = 1 } },
]

# ---------------------------------------------------------------------------------------------------
# The stock market. copies: how many dividend tiles of this kind there are.

[stock]
basis = "recon"
why = "How it works, the six kinds of dividend, eight tiles and 20 and 10 points at the end are the rulebook''s. Six levels are a guess from its example; that the eighth tile is a second coin is invented."
levels = 6
end_points = [20, 10]
emil_level = 3                 # where the marker of the solo opponent starts
dividends = [
  { id = "div_black",    copies = 1, effect = { steps = 1, colours = ["black"] } },
  { id = "div_brownnat", copies = 1, effect = { each = { brown = 1, natural = 1 } } },
  { id = "div_any",      copies = 1, effect = { steps = 1, colours = "any" } },
  { id = "div_industry", copies = 2, effect = { industry = 1 } },
  { id = "div_coin",     copies = 2, effect = { coins = 1 } },
  { id = "div_points",   copies = 1, effect = { points = 5 } },
]

[stock.lowest]                 # the level on which all markers begin
basis = "infer"
why = "The rulebook orders markers on a level from left to right as they arrive, and all begin on the lowest one: who shares it is neither first nor second."
ordered = false                # true: as in the turn order of the first round

[steelworks]
basis = "source"
why = "Three reviews name the piles 4, 6 and 8; the effect is the rulebook''s."
piles = [4, 6, 8]
effect = { steps = 1, colours = ["black"] }

# ---------------------------------------------------------------------------------------------------
# ?-tokens: everybody has one of each that belongs to the board in use.

[tokens]
basis = "source"
why = "The kind is certain."
list = [
  { id = "second_marker", boards = ["russia"], effect = { second_marker = true, industry = 2 } },
  { id = "revaluation",   boards = ["russia", "usa"], effect = { revalue = true } },
  { id = "kiev_medal",    boards = ["russia"], effect = { medal = true }, basis = "infer", why = "The token is certain. That it stays in the box with the USA boards is a ruling: there is no place for it." },
  { id = "card_and_end",  boards = ["russia", "usa"], effect = { card = 1, end_card = 1 }, basis = "infer", why = "Named by one source." },
  { id = "two_arrivals",  boards = ["russia", "usa"], effect = { choose = [{ points = 10 }, { each = { black = 1 }, steps = 1, colours = "any" }], times = 2 }, basis = "recon", why = "Taken over from the edition of 2021, where it exists as two keys." },
  { id = "two_doublers",  boards = ["russia", "usa"], effect = { doubler = 2 }, basis = "recon", why = "Invented: seven tokens are certain, this one is not known." },
  { id = "loco_factory",  boards = ["russia", "usa"], effect = { loco = "and" }, basis = "recon", why = "Invented: seven tokens are certain, this one is not known." },
  { id = "golden_spike",  boards = ["usa"], effect = { golden_spike = true }, basis = "rule" },
  { id = "stock_payout",  boards = ["usa"], effect = { stock = 1, payout = true }, basis = "rule" },
]

[cards]
basis = "source"
why = "The card is certain."
list = [
  { id = "card_black_worker", effect = { black_worker = true }, basis = "infer", why = "The black worker is certain; the extra black step on a space for black track is named by two sources." },
  { id = "card_loco",         effect = { special_loco = 9 } },
  { id = "card_engineer",     effect = { special_engineer = true, coins = 1 } },
  { id = "card_coins",        effect = { coins = 3 }, basis = "recon", why = "Invented: five cards are certain, this one is not known." },
  { id = "card_steps",        effect = { steps = 3, colours = "any" }, basis = "recon", why = "Invented: five cards are certain, this one is not known." },
]

# ---------------------------------------------------------------------------------------------------
# End-bonus cards. per: what is counted, each for so many points; most: at most so many count.

[end_cards]
basis = "infer"
why = "The eleven cards of the edition of 2021 without its card for keys are exactly the ten that this edition has."
list = [
  { id = "end_factories",      per = "factory", points = 4 },
  { id = "end_engineers",      per = "engineer", points = 6 },
  { id = "end_stations",       per = "route", points = 10 },
  { id = "end_grey_brown",     per = "space", colours = ["grey", "brown"], points = 1 },
  { id = "end_black",          per = "space", colours = ["black"], points = 1 },
  { id = "end_doublers",       per = "doubler", tiers = [4, 7], tier_points = [20, 30] },
  { id = "end_tokens",         per = "token", points = 7 },
  { id = "end_extra_engineer", per = "nothing", engineer = 1 },
  { id = "end_locos",          per = "highest_locos", most = 4, points = 1 },
  { id = "end_workers",        per = "worker", points = 10, most = 3 },
]

# ---------------------------------------------------------------------------------------------------
# Factories: the backs of the locomotives.

[factories]
basis = "recon"
why = "Only the effect of the first is backed by a source."
list = [
  { number = 1, effect = { points_engineers = true }, basis = "infer", why = "A review says that it scores engineers; a scoring aid adds up their numbers." },
  { number = 2, effect = { steps = 2, colours = ["black"] }, basis = "recon", why = "The icon is a piece of track; colour and number are invented." },
  { number = 3, effect = { steps = 1, colours = "any" }, basis = "recon", why = "The icon is a track step; colour and number are invented." },
  { number = 4, effect = { token = 1 }, basis = "recon", why = "The icon was read as a light bulb, which stands for a ?-token." },
  { number = 5, effect = { doubler = 1 }, basis = "recon", why = "Invented." },
  { number = 6, effect = { coins = 2 }, basis = "recon", why = "The icon is a coin; how many is invented." },
  { number = 7, effect = { repeat = true }, basis = "recon", why = "Such a factory exists; which number it has is invented." },
  { number = 8, effect = { points_locos = 2 }, basis = "recon", why = "Such an effect exists; that this factory has it is invented." },
  { number = 9, effect = { end_card = 1 }, basis = "recon", why = "The icon was read as a card." },
]

# ---------------------------------------------------------------------------------------------------
# Engineers. stack: A, B or none (the one on a ?-card). workers, coins: what using him costs while he is
# public; once hired he asks for one worker.

[engineers]
basis = "recon"
why = "Fifteen numbers, seven in each stack and one without are certain. Which engineer does what, and where, is invented around a few effects that are known to exist."
list = [
  { number = 1,  stack = "none", effect = { steps = 2, colours = "any" } },
  { number = 2,  stack = "A", workers = 1, effect = { steps = 3, colours = ["black"] } },
  { number = 3,  stack = "A", workers = 1, effect = { steps = 2, colours = ["grey"], points = 3 } },
  { number = 4,  stack = "A", workers = 1, effect = { each = { black = 1, brown = 1 } } },
  { number = 5,  stack = "A", workers = 1, effect = { coins = 2, points = 3 } },
  { number = 6,  stack = "A", workers = 1, effect = { industry = 1, steps = 1, colours = "any" } },
  { number = 7,  stack = "A", workers = 1, effect = { loco = "or", points = 3 } },
  { number = 8,  stack = "A", workers = 1, effect = { doubler = 1, points = 5 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 9,  stack = "B", workers = 2, effect = { industry = 3 } },
  { number = 10, stack = "B", workers = 2, effect = { each = { brown = 2, natural = 1 } } },
  { number = 11, stack = "B", coins = 1,   effect = { different = 3 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 12, stack = "B", workers = 1, effect = { points_locos = 2 }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 13, stack = "B", workers = 1, effect = { repeat = true }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 14, stack = "B", workers = 1, effect = { other_engineer = true }, basis = "source", why = "The effect exists; number and stack are invented." },
  { number = 15, stack = "B", workers = 1, effect = { choose = [{ end_card = 1 }, { points = 10 }] }, basis = "source", why = "The effect exists; number and stack are invented." },
]

# ---------------------------------------------------------------------------------------------------
# Emil, the opponent in the solo game: his workers, the points that bring him one more, and his deck.

[solo]
basis = "source"
why = "Two helper programs, one of them with the publisher''s permission, agree on the deck and the rules."
workers = 6
more_workers = [50, 150]
deck = ["white_1", "white_2", "natural_1", "natural_2", "brown_1", "brown_2", "grey_2", "black_2", "any_coin", "loco_1", "loco_3", "public_1", "hire", "industry_1", "industry_2", "doubler"]
');
INSERT INTO components (key, game, digest, text) VALUES ('1d038d567b35be21754d66b9e09b36616c993547a2493fe5a16f9e2da780b0a8', 'age_of_steam', '374d9393cf93bece7cda61a126246a1ca46e6a00296a0b5296e776cf5ee050b9', '# Age of Steam: what is in the box. The maps are in the folder beside this file.
#
# Do you own another edition? Copy this file, change it and play with
#     roundhouse play age_of_steam --components my-copy.toml
# The file is checked when it is read. A mistake is reported with its line and with what would be right.
#
# Every block says how sure its values are:
#     basis = "rule"     the rulebook says so
#     basis = "infer"    the rulebook does not say it, but leaves hardly any other way
#     basis = "source"   found in other public material, or read from your own copy
#     basis = "recon"    a reconstruction, invented to fit: please replace it
# Unless it is "rule", a sentence `why` says what is known and what is not; the app lists these sentences.
#
# Money is in dollars. Sides of a hex are N, NE, SE, S, SW, NW.

schema = 1

# ---------------------------------------------------------------------------------------------------
# Goods cubes, and the display from which new ones come.

[goods]
basis = "rule"
bag = { red = 20, blue = 20, purple = 20, yellow = 20, black = 16 }
start_cubes = 2        # on a start city, unless the map says otherwise
city_boxes = 3         # of a start city''s column of the display
new_city_boxes = 2     # of a New City''s column

# ---------------------------------------------------------------------------------------------------
# What everybody starts with, and limits.

[players]
basis = "rule"
cash = 10
income = 0
shares = 2
engine = 1
share_price = 5
most_shares = 15
most_engine = 6
move_rounds = 2        # in which everybody may move a cube
tiles = 3              # that may be laid in one turn
tiles_engineer = 4     # with the action Engineer
turns = [0, 0, 10, 8, 7, 6]  # with 1, 2, ... 6 players; 0: a map must say it

# ---------------------------------------------------------------------------------------------------
# What track costs. Hills and swamps are only on some maps, which give their prices.

[prices]
basis = "rule"
plain = 2
river = 3
mountain = 4
beside_more = 1        # two lines laid at once that do not cross
crossing_more = 2      # ... that cross
town = 1               # for a town''s first tile,
town_exit = 1          # and for each exit
replace_crossing = 3   # a line is added that crosses
replace_town = 3       # exits are added to a town
redirect = 2

# ---------------------------------------------------------------------------------------------------
# The end of the game.

[scoring]
basis = "rule"
income = 3             # points for each dollar of income
share = -3             # for each share issued
section = 1            # for each section of own completed links

# ---------------------------------------------------------------------------------------------------
# Track tiles: one or two lines between sides, or a town with so many exits. Every tile can be turned, none
# is flipped. In a town, two exits are a tile with one line and a disc, four exits one with two lines and a disc.

[tiles]
basis = "rule"
town_discs = 8
list = [
  { id = "straight",       count = 48, lines = ["N-S"] },
  { id = "curve",          count = 55, lines = ["N-SE"] },
  { id = "sharp",          count = 7,  lines = ["N-NE"] },
  { id = "cross_straight", count = 4,  lines = ["N-S", "NE-SW"] },
  { id = "cross_mixed",    count = 4,  lines = ["N-S", "NE-NW"] },
  { id = "cross_curves",   count = 3,  lines = ["N-SE", "NE-S"] },
  { id = "beside_curves",  count = 1,  lines = ["N-SE", "S-NW"] },
  { id = "beside_straight", count = 1, lines = ["N-S", "SW-NW"] },
  { id = "beside_left",    count = 1,  lines = ["N-SE", "SW-NW"] },
  { id = "beside_right",   count = 1,  lines = ["N-SE", "S-SW"] },
  { id = "town_one",       count = 3,  exits = ["N"] },
  { id = "town_left",      count = 2,  exits = ["N", "S", "NW"] },
  { id = "town_right",     count = 2,  exits = ["N", "NE", "S"] },
  { id = "town_fan",       count = 2,  exits = ["N", "NE", "NW"] },
  { id = "town_star",      count = 2,  exits = ["N", "SE", "SW"] },
]

# ---------------------------------------------------------------------------------------------------
# New Cities, and the numbers of their columns in the display.

[new_cities]
basis = "rule"
list = [
  { letter = "A", colour = "red",    side = "light", die = 3 },
  { letter = "B", colour = "blue",   side = "light", die = 4 },
  { letter = "C", colour = "black",  side = "light", die = 5 },
  { letter = "D", colour = "black",  side = "light", die = 6 },
  { letter = "E", colour = "yellow", side = "dark",  die = 1 },
  { letter = "F", colour = "purple", side = "dark",  die = 2 },
  { letter = "G", colour = "black",  side = "dark",  die = 3 },
  { letter = "H", colour = "black",  side = "dark",  die = 4 },
]

# ---------------------------------------------------------------------------------------------------
# Editions. The first is the usual one and gives every switch; the others name what they do differently.
#     direct_pairs = true      two lines may be laid at once on an empty hex
#     complex_first = false    a player''s very first tile is a simple one, also when it replaces another;
#                              true: it may be complex, if every new line of it leaves a city
#     beside_price = 2         for adding a line that does not cross
#     redirect_claims = false  turning the end of unowned track does not take it over
#     mover_earns = false      every link of a delivery pays its owner; true: the mover earns for all of them
#     must_stop = true         a cube stops in the first city that takes its colour
#     other_cubes = -1         cubes on the start cities for which the map gives no number; -1: the usual number
#     reduction = [[11, 2]]    from an income of 11 on, it falls by 2 each turn

[editions]
basis = "rule"

[editions.deluxe]
direct_pairs = true
complex_first = false
beside_price = 2
redirect_claims = false
mover_earns = false
must_stop = true
other_cubes = -1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [50, 10]]

[editions.2002]
basis = "source"
why = "Reviews and a list of questions and answers name one change between the first edition and the second: two lines laid at once. The older sources, a quick reference and the summary below, give one price for adding any second line; only the Deluxe rules are cheaper where it does not cross. Everything else is taken to be the same."
direct_pairs = false
beside_price = 3

[editions.summary]
basis = "source"
why = "A German summary of the rules on two pages. It gives no price for two lines laid at once, so they are not allowed; it counts an income of 50 in two bands, of which the lower is used. Where it is silent the usual edition holds."
direct_pairs = false
complex_first = false
beside_price = 3
redirect_claims = true
mover_earns = true
must_stop = false
other_cubes = 1
reduction = [[11, 2], [21, 4], [31, 6], [41, 8], [51, 10]]

[editions.online]
basis = "source"
why = "Games recorded on the internet, two of which were replayed, let a player begin with a complex tile; the printed rules ask for a simple one. Everything else is taken from the usual edition."
complex_first = true
# ==== map ====
schema = 1

[map]
name = "twin_rivers"
title = "Twin Rivers"
players = [3, 4]

[grid]
columns = [
  "C....C",  # A
  ".T....",  # B
  "..r.T.",  # C
  "C.r..C",  # D
  "..rT..",  # E
  ".T....",  # F
  "C....C",  # G
]
rivers = ["C3 N-SE", "D3 NW-NE", "E3 N-SW"]

[cities]
list = [
  { name = "Northport", at = "A1", colour = "red",    side = "light", die = 1 },
  { name = "Southport", at = "A6", colour = "blue",   side = "light", die = 2 },
  { name = "Millbrook", at = "D1", colour = "purple", side = "light", die = 3, cubes = 3 },
  { name = "Ironbank",  at = "D6", colour = "yellow", side = "light", die = 4, cubes = 3 },
  { name = "Highgate",  at = "G1", colour = "blue",   side = "light", die = 5 },
  { name = "Lowgate",   at = "G6", colour = "red",    side = "light", die = 6 },
]

[towns]
list = [
  { name = "Alder", at = "B2" },
  { name = "Birch", at = "C5" },
  { name = "Cedar", at = "E4" },
  { name = "Dogwood", at = "F2" },
]

[goods]
display_sides = ["light"]
new_cities = ["A", "B", "C", "D"]

[rules]
tie_break = { value = ["cash", "track"] }
');
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (1, 'Ada', 'ada', 'no hash of any password', 'en', '{}', 1794965597608, FALSE, NULL);
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (2, 'Bert', NULL, NULL, 'en', '{}', 1794965597713, FALSE, NULL);
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (3, 'Cleo', NULL, NULL, 'en', '{}', 1794965597766, FALSE, NULL);
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (4, 'Dora', NULL, NULL, 'en', '{}', 1794965597809, FALSE, NULL);
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (5, 'Emil', NULL, NULL, 'en', '{}', 1794965597979, FALSE, NULL);
INSERT INTO users (id, name, login, password_hash, language, prefs, created, bot, made_by) VALUES (6, 'Fay', NULL, NULL, 'en', '{}', 1794965598011, FALSE, NULL);
SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT COALESCE(MAX(id), 1) FROM users));
SELECT setval(pg_get_serial_sequence('api_tokens', 'id'), (SELECT COALESCE(MAX(id), 1) FROM api_tokens));
SELECT setval(pg_get_serial_sequence('sessions', 'id'), (SELECT COALESCE(MAX(id), 1) FROM sessions));
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000001', FALSE, FALSE, 'ask', TRUE, 1, 1794965606977, NULL, NULL, NULL, '', FALSE, '', 'over', 231, -1, 0, 1794965614044, '{"totals": [152, 65], "winners": [0], "out": [], "sheet": [["trains", 8, 16], ["milestones", 87, 0], ["telegraph", 7, 0], ["stations", 20, 21], ["network", 0, 0], ["connections", 30, 28]]}');
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000002', FALSE, FALSE, 'ask', TRUE, 1, 1794965614054, NULL, NULL, NULL, '', FALSE, '', 'running', 25, 3, 0, 1794965614543, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('WxY93Bf7R0czBfio6xci-w', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000003', TRUE, FALSE, 'ask', TRUE, 1, 1794965876533, NULL, NULL, NULL, '', FALSE, '', 'running', 31, 1, 0, 1794965877917, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('L_1UueEsW1RMB79IaLfeOw', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', 'd31841e04cbd3a80817cb1724d7b59dcb1878d6c132fd459926e66b65202428d', '4cc26ca4f5b18ce4261e12f6516f5462eb6e22cb6710127229d12f84cbceeb8d', '00000000000000000000000000000004', TRUE, FALSE, 'ask', TRUE, 1, 1794965878315, NULL, NULL, NULL, '', FALSE, '', 'running', 21, 1, 0, 1794965879191, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 'railroad_revolution', 2, '{"milestones": "open", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000005', FALSE, FALSE, 'ask', TRUE, 1, 1794965879319, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 1, 0, 1794965879647, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "hard"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000006', FALSE, FALSE, 'ask', TRUE, 1, 1794965879676, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 1, 0, 1794965880065, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000007', FALSE, FALSE, 'ask', TRUE, 1, 1794965880733, NULL, NULL, NULL, '', FALSE, '', 'over', 23, -1, 0, 1794965881545, '{"totals": [-12, 0, 0], "winners": [0], "out": [1, 2], "sheet": [["income", 0, 0, 0], ["shares", -12, 0, 0], ["track", 0, 0, 0]]}');
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000008', FALSE, FALSE, 'ask', TRUE, 1, 1794965881590, NULL, NULL, NULL, '', FALSE, '', 'running', 25, 3, 0, 1794965882558, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000009', TRUE, FALSE, 'ask', TRUE, 1, 1794965915450, NULL, NULL, NULL, '', FALSE, '', 'running', 31, 0, 0, 1794965916301, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "standard"}', '531687304c284e72ece4ce780e4388cb2e755f4d60a8c4e1ed00c3168ab7dba1', '8a5962b0edeed53a143ac65e1e828388be3d950b2983efd6213b5144115a0c2c', '0000000000000000000000000000000a', TRUE, FALSE, 'ask', TRUE, 1, 1794965917539, NULL, NULL, NULL, '', FALSE, '', 'running', 21, 0, 0, 1794965919340, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 'age_of_steam', 2, '{"map": "st_lucia", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '0000000000000000000000000000000b', FALSE, FALSE, 'ask', TRUE, 1, 1794965919477, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965919828, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 'age_of_steam', 2, '{"map": "barbados", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '0000000000000000000000000000000c', FALSE, FALSE, 'ask', TRUE, 1, 1794965919842, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965920148, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 'age_of_steam', 2, '{"map": "southern_us", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '0000000000000000000000000000000d', FALSE, FALSE, 'ask', TRUE, 1, 1794965920177, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965920403, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 'age_of_steam', 2, '{"map": "germany", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '0000000000000000000000000000000e', FALSE, FALSE, 'ask', TRUE, 1, 1794965920409, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 2, 0, 1794965921934, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('utEvOrnLJSrwyP6eQseAUw', 'age_of_steam', 2, '{"map": "western_us", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '0000000000000000000000000000000f', FALSE, FALSE, 'ask', TRUE, 1, 1794965923488, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 2, 0, 1794965923928, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 'age_of_steam', 2, '{"map": "korea", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000010', FALSE, FALSE, 'ask', TRUE, 1, 1794965923990, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 2, 0, 1794965924318, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "2002", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000011', FALSE, FALSE, 'ask', TRUE, 1, 1794965924431, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965924835, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('m85pyFbxoIjfKoEwT1dgag', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "summary", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000012', FALSE, FALSE, 'ask', TRUE, 1, 1794965924855, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965925248, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "online", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000013', FALSE, FALSE, 'ask', TRUE, 1, 1794965925368, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 1, 0, 1794965925685, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "other"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000014', FALSE, FALSE, 'ask', TRUE, 1, 1794965925833, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 1, 0, 1794965926199, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "easy"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000015', FALSE, FALSE, 'ask', TRUE, 1, 1794965926274, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 2, 0, 1794965926772, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 'russian_railroads', 2, '{"board": "russia"}', '0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '00000000000000000000000000000016', FALSE, FALSE, 'ask', TRUE, 1, 1794965926831, NULL, NULL, NULL, '', FALSE, '', 'over', 72, -1, 0, 1794965928402, '{"totals": [112], "winners": [0], "out": [], "sheet": [["main_route", 16], ["second_route", 0], ["third_route", 8], ["industry", 42], ["gifts", 6], ["passing", 0], ["end_cards", 0], ["engineers", 40], ["stock", 0]]}');
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 'russian_railroads', 2, '{"board": "russia"}', '0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '00000000000000000000000000000017', FALSE, FALSE, 'ask', TRUE, 1, 1794965928447, NULL, NULL, NULL, '', FALSE, '', 'running', 25, 1, 0, 1794965928877, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 'russian_railroads', 2, '{"board": "russia"}', '0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '00000000000000000000000000000018', TRUE, FALSE, 'ask', TRUE, 1, 1794965992494, NULL, NULL, NULL, '', FALSE, '', 'running', 31, 0, 0, 1794965993229, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 'russian_railroads', 2, '{"board": "russia"}', 'a45c8fcea6784f6ac71fd79769a47f8e8804195d2f46476d3433fe00abe2177d', '3de0f15e0c8c2d1725fe6f690fbe7b305c1044e3b77aaae6d1d28284e9a243a7', '00000000000000000000000000000019', TRUE, FALSE, 'ask', TRUE, 1, 1794965993419, NULL, NULL, NULL, '', FALSE, '', 'running', 21, 0, 0, 1794965993875, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 'russian_railroads', 2, '{"board": "usa"}', '0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '0000000000000000000000000000001a', FALSE, FALSE, 'ask', TRUE, 1, 1794965993937, NULL, NULL, NULL, '', FALSE, '', 'running', 12, 0, 0, 1794965994291, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('azUi-blI0PN1zzPfX5wQww', 'age_of_steam', 2, '{"map": "twin_rivers", "edition": "deluxe", "variant": "standard"}', '1d038d567b35be21754d66b9e09b36616c993547a2493fe5a16f9e2da780b0a8', '374d9393cf93bece7cda61a126246a1ca46e6a00296a0b5296e776cf5ee050b9', '0000000000000000000000000000001b', TRUE, FALSE, 'ask', TRUE, 1, 1794965994378, NULL, NULL, NULL, '', FALSE, '', 'running', 20, 2, 0, 1794965995053, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('vx_wv7OvZBV62G3YIue7nw', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '2f805392151df4a9ff02f328401ea4fb', FALSE, FALSE, 'ask', TRUE, 1, 1794965995110, NULL, NULL, '50jEhcDKlDa9OCj7v_Qi7w', '', FALSE, '', 'running', 0, 0, 0, 1794965995110, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000001', TRUE, FALSE, 'free', FALSE, 1, 1794965995362, '50jEhcDKlDa9OCj7v_Qi7w', 9, NULL, '', FALSE, '', 'running', 9, 1, 0, 1794965995362, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('_Jihy0wstOwaoZrX377INA', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000011ffd', FALSE, FALSE, 'free', TRUE, 1, 1794965996461, NULL, NULL, NULL, 'first', FALSE, '', 'running', 6, 0, 0, 1794965996623, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 'age_of_steam', 2, '{"map": "rust_belt", "edition": "deluxe", "variant": "standard"}', 'ce227dd7cfc6fb571f48283f8816c860ca356a8f287c77498eab14e482212db5', 'dcf4c05043a94832b0f36a45b65f07132414c22914d05693bbcaa365a580c400', '00000000000000000000000000000015', FALSE, FALSE, 'free', TRUE, 1, 1794966050673, NULL, NULL, NULL, 'first', FALSE, '', 'running', 4, 0, 0, 1794966050867, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('O867J5cItODLrtuarMuBVA', 'russian_railroads', 2, '{"board": "russia"}', '0b1438a819dc4e32620304e7792f8730f53f5cd5ce0ea5dcf39ae978a8e9067a', 'f44676ccad377813e7c48bec605be88b7e61019d30e4446d8f5e7b483a679f80', '0000000000000000000000000000000a', FALSE, FALSE, 'free', TRUE, 1, 1794966093094, NULL, NULL, NULL, 'first', FALSE, '', 'running', 1, 0, 0, 1794966093156, NULL);
INSERT INTO tables (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner, created, forked_from, forked_at, rematch_of, lesson, allows_bots, frozen, status, seq, turn, version, changed, result) VALUES ('uDMaFtXVECGxC1amLS6Ltg', 'railroad_revolution', 2, '{"milestones": "draw", "tracks": "normal"}', '9867f692a4e7dfa323e33b88ab0f20fa12e23a512e654322580e2bfc88f7f1a5', '9764ca33124ba06ce2b71f3c80d38131cbafdbd51121af86c45d74005645a79b', '00000000000000000000000000000063', FALSE, TRUE, 'ask', TRUE, 1, 1794966144106, NULL, NULL, NULL, '', FALSE, '', 'waiting', 0, -1, 0, 1794966144106, NULL);
INSERT INTO chat (id, table_id, user_id, name, seat, text, at) VALUES (1, '50jEhcDKlDa9OCj7v_Qi7w', 2, 'Bert', 1, 'Well played!', 1794966144161);
SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT COALESCE(MAX(id), 1) FROM chat));
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 1, 0, 'setup S4', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965607351);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 2, 1, 'setup S3', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965607428);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 3, 1, 'exchange supply white turquoise', 0, 'u2:0f7fb69f9acdd780e874bb4f7641371d', 2, 1794965607463);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 4, 1, 'place station purple', 0, 'u2:1cc46a5b896168c68755e4b1c06335bf', 2, 1794965607530);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 5, 1, 'hire purple', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965607566);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 6, 1, 'build washington', 0, 'u2:bfeafd48e93e30f6c17a149bd1e4da49', 2, 1794965607601);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 7, 1, 'promote 1 supply purple', 0, 'u2:bda916d28c6ac5aa0be70b81f786e554', 2, 1794965607643);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 8, 1, 'bonus', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965607685);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 9, 1, 'step stations', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965607736);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 10, 1, 'sell share', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965607788);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 11, 1, 'sell share', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965607843);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 12, 1, 'reward', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965607892);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 13, 1, 'gain orange', 0, 'u2:b93d503d684c4d08dfd02836aa3c660b', 2, 1794965607945);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 14, 0, 'place railroad grey', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965607986);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 15, 0, 'hire purple', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965608008);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 16, 0, 'lay washington-chicago/1', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965608039);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 17, 0, 'promote 1 board grey', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965608071);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 18, 0, 'lay washington-chicago/2', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965608096);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 19, 1, 'place telegraph orange', 0, 'u2:d3a16e813f3768a867048177e3808455', 2, 1794965608125);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 20, 1, 'open 3', 0, 'u2:95c597d496e098823a1f5a498544a098', 2, 1794965608155);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 21, 1, 'ability', 0, 'u2:8e234e4fee1f4793a501e4dc89d2b31a', 2, 1794965608193);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 22, 1, 'hire purple', 0, 'u2:f88992bb47c34c0c2c70d4a83b83c3b6', 2, 1794965608227);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 23, 0, 'skip', 0, 'u1:fa66052d28907e22701d63793de6540e', 1, 1794965608250);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 24, 0, 'place telegraph purple', 0, 'u1:e1578e7624fe5dd11bfdc8470795ec0d', 1, 1794965608267);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 25, 0, 'open 3', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965608291);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 26, 0, 'done', 0, 'u1:d92afc7b199092ad6a73de027088194e', 1, 1794965608351);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 27, 0, 'deal a', 0, 'u1:6914351b40a7a77c7f9041ddbb9dcc79', 1, 1794965608381);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 28, 0, 'flip promote use', 0, 'u1:9f2022e918ccce617ddf2779f8d65cff', 1, 1794965608410);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 29, 0, 'flip promote ready', 0, 'u1:9bfcf9c37aa0072fbb6ccc956f56ab63', 1, 1794965608452);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 30, 1, 'place trade white', 0, 'u2:a24efb4c5d0b4372764d6021fac71c1e', 2, 1794965608511);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 31, 1, 'sell rail', 0, 'u2:7c06fc5ec893f693e80b9e5cd12358a0', 2, 1794965608546);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 32, 1, 'flip promote use', 0, 'u2:41ba86ab6e4195e01991a049373bd7e3', 2, 1794965608564);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 33, 0, 'place trade white', 0, 'u1:b64d6e27323310ae694e072977742c12', 1, 1794965608592);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 34, 0, 'sell rail', 0, 'u1:ad3709b60111f337ba029ba24dd4cd46', 1, 1794965608617);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 35, 0, 'done', 0, 'u1:d5a698085ece715faf58ab97a23fc0ba', 1, 1794965608654);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 36, 1, 'place trade white', 0, 'u2:b8edadcb20a895970807095a46046135', 2, 1794965608664);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 37, 1, 'sell rail', 0, 'u2:a680b3274c3506e7242cab6925b17ff0', 2, 1794965608684);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 38, 1, 'hire turquoise', 0, 'u2:776020593132536e52b93be43c518d76', 2, 1794965608696);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 39, 1, 'flip promote ready', 0, 'u2:c09303c3746984099386902b74899919', 2, 1794965608733);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 40, 0, 'place railroad white', 0, 'u1:18d9bb29831656a3b8b0d1b79951eba1', 1, 1794965608779);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 41, 0, 'lay charlotte-miami/1', 0, 'u1:f280f5deca7f77e3f93a81ed82455a46', 1, 1794965608887);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 42, 0, 'lay charlotte-miami/2', 0, 'u1:6bc38fdfa6f701189885bdb7ef354680', 1, 1794965608953);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 43, 1, 'place trade turquoise', 0, 'u2:246932d730f2cde6b681849b023da993', 2, 1794965609035);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 44, 1, 'flip promote use', 0, 'u2:32c3ed53673b504838d3cb7afb11646b', 2, 1794965609073);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 45, 1, 'ability', 0, 'u2:7e0e343b49b5b3a18488aca9d15ec1a2', 2, 1794965609091);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 46, 1, 'skip', 0, 'u2:a2f83bdd403845d5ec65c50a9d2caa5a', 2, 1794965609131);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 47, 1, 'sell rail', 0, 'u2:31d836d516372863497808d8840960aa', 2, 1794965609141);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 48, 0, 'place telegraph white', 0, 'u1:747667bbf719eef1f6a9fd7407481a37', 1, 1794965609168);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 49, 0, 'open 1', 0, 'u1:b968d1c68020f8b4ccb0a8499c1cf0b0', 1, 1794965609198);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 50, 1, 'place trade purple', 0, 'u2:5d6f2a8829816b1eb4cb2cc685e3ee69', 2, 1794965609216);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 51, 1, 'sell rail', 0, 'u2:c0cf7d4a92426cbfc233eddc373e3be7', 2, 1794965609274);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 52, 1, 'hire white', 0, 'u2:e1c889f9c8db9308fb736039bdf1cbf8', 2, 1794965609299);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 53, 1, 'flip promote ready', 0, 'u2:57486690628a8ab9c481d02727eee1e4', 2, 1794965609331);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 54, 1, 'ability', 0, 'u2:1e63922113ab63863fcef64e1d0ccc4a', 2, 1794965609367);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 55, 1, 'skip', 0, 'u2:8a3cbedfc91a3c416348e4b3d7605624', 2, 1794965609406);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 56, 0, 'place telegraph white', 0, 'u1:eb2f6a7f63b634fb87171f668817a493', 1, 1794965609441);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 57, 0, 'open 5', 0, 'u1:c0301667278bef3e2486ccd3252e528b', 1, 1794965609473);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 58, 0, 'tile board white', 0, 'u1:e5253cea57bba7f2e91828e4d373cbd4', 1, 1794965609499);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 59, 0, 'hire turquoise', 0, 'u1:016d07249862ff92c17a27c2dc3119fc', 1, 1794965609522);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 60, 0, 'done', 0, 'u1:714c85a08e1aa04d6cf6c0833b307a51', 1, 1794965609547);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 61, 1, 'place telegraph turquoise', 0, 'u2:0318263b42681b38c1414f510df43ea6', 2, 1794965609580);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 62, 1, 'open 2', 0, 'u2:5415d5f44dd529c840d6b731f2ba7f99', 2, 1794965609604);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 63, 1, 'done', 0, 'u2:1eca3cbbd527ecc4f6d43ce740b7e004', 2, 1794965609666);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 64, 0, 'sell share', 0, 'u1:a408b9fcaa55ee0b0babc415c1f39780', 1, 1794965609750);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 65, 0, 'sell share', 0, 'u1:0395ddca5e53880fdd6b31d63bfbbef7', 1, 1794965609775);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 66, 0, 'place trade turquoise', 0, 'u1:7686c7340ae58ba3b4be26e440a2e1dd', 1, 1794965609799);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 67, 0, 'promote 2 board turquoise', 0, 'u1:42b75e1ea2fd2fed8d7d0c1e95c8a5d2', 1, 1794965609827);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 68, 0, 'flip promote use', 0, 'u1:c4dc89696704fda90682b32405d39eb1', 1, 1794965609860);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 69, 0, 'sell rail', 0, 'u1:a810a69bdf5c5e086d144023b6389cb0', 1, 1794965609900);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 70, 0, 'done', 0, 'u1:f9f2f33b20a67c4e334b423f5bb7965a', 1, 1794965609944);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 71, 1, 'place railroad white', 0, 'u2:ea8506416f971c53edccf5a53d8e5453', 2, 1794965609980);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 72, 1, 'sell share', 0, 'u2:0072feb3bb680e905d2fc97fb84cd317', 2, 1794965610040);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 73, 1, 'lay charlotte-miami/1', 0, 'u2:eb6860f79005ae147acad5884c242407', 2, 1794965610068);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 74, 1, 'sell share', 0, 'u2:6c0d6d0aeefea4a5f47be3caf40cca07', 2, 1794965610110);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 75, 1, 'sell share', 0, 'u2:799227a684795aa6a246ca667d2ba295', 2, 1794965610124);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 76, 1, 'lay charlotte-miami/2', 0, 'u2:0d89a35b2eb186313103994de76597d5', 2, 1794965610141);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 77, 0, 'place telegraph purple', 0, 'u1:6222f4df619f1faa36089fdd854005ea', 1, 1794965610195);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 78, 0, 'hire grey', 0, 'u1:c592f94a2ec6c2e1ec3843db181d9d05', 1, 1794965610207);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 79, 0, 'sell share', 0, 'u1:f72deea70e68d1974cc2c9d2c014cb67', 1, 1794965610226);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 80, 0, 'open 4', 0, 'u1:84035bd59b13527e461c95190e181c86', 1, 1794965610268);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 81, 0, 'sell share', 0, 'u1:af7c2560bdc7a6468cf60c4702adb87f', 1, 1794965610280);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 82, 0, 'tile board purple', 0, 'u1:5e86379b3ea466594971147d1dd62aa2', 1, 1794965610318);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 83, 0, 'lay charlotte-little_rock/1', 0, 'u1:24ce80f833061a8816ad31163080c73f', 1, 1794965610339);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 84, 0, 'ability', 0, 'u1:6e1762b8a0fbfed880edc17024bc27b3', 1, 1794965610369);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 85, 0, 'exchange supply white grey', 0, 'u1:ad9d41e010d12c8996958476c4f2aa56', 1, 1794965610400);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 86, 1, 'place telegraph white', 0, 'u2:e2385a20647779d3c6db5c95cb83a61f', 2, 1794965610423);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 87, 1, 'open 5', 0, 'u2:6653e2b4062e85e39292ee3c1dae079a', 2, 1794965610499);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 88, 1, 'done', 0, 'u2:b64f0aa342f27d70ccf8519a2d13f5b9', 2, 1794965610519);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 89, 0, 'place railroad grey', 0, 'u1:8d642d2b5d3f3deac06788f5fb2cf135', 1, 1794965610527);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 90, 0, 'lay charlotte-little_rock/2', 0, 'u1:df6437bb4c92898099f0bd7aefa4fd68', 1, 1794965610573);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 91, 0, 'ability', 0, 'u1:9d140e48493fbc857d16a2f2369903a9', 1, 1794965610577);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 92, 0, 'lay chicago-kansas_city/1', 0, 'u1:ee7dbee880ac68cf427634a85b065a2d', 1, 1794965610587);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 93, 0, 'deal b', 0, 'u1:3c4363a6a3187b0aa634e9c0a88dcc33', 1, 1794965610619);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 94, 0, 'step telegraph', 0, 'u1:cff4523df9357930e42f10beb41a7c94', 1, 1794965610621);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 95, 0, 'skip', 0, 'u1:4b714830d2c439a93f166142a7fbf028', 1, 1794965610632);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 96, 0, 'milestone B-9', 0, 'u1:fce6a3b549ab926fbeac0ef6c4cfd903', 1, 1794965610655);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 97, 1, 'place telegraph orange', 0, 'u2:e996d914bd63bc4154eff35bd3e590b7', 2, 1794965610679);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 98, 1, 'open 7', 0, 'u2:99f0e5d38e20944a262d2822951b2ee2', 2, 1794965610683);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 99, 1, 'sell share', 0, 'u2:da5a5713b3fff8b6b4947f7bcd695ce7', 2, 1794965610693);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 100, 1, 'tile supply turquoise', 0, 'u2:fd96e22344bace500fa9a852dbd2e6b7', 2, 1794965610715);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 101, 1, 'step stations', 0, 'u2:9ccde0ccf1450b360b62718cfe16afcc', 2, 1794965610730);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 102, 1, 'step stations', 0, 'u2:95b5402e17e695f3790f47e81ef3aed6', 2, 1794965610736);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 103, 1, 'skip', 0, 'u2:f72f67635e9ed0a151efc73689182d06', 2, 1794965610767);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 104, 1, 'done', 0, 'u2:fb56404d1008b315ae47541d24ba5236', 2, 1794965610774);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 105, 0, 'place telegraph white', 0, 'u1:31856b54547b161411b1b0d3c8ac0972', 1, 1794965610847);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 106, 0, 'open 7', 0, 'u1:a99e931305776f3385f803c32fb26ba6', 1, 1794965610883);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 107, 1, 'place telegraph purple', 0, 'u2:748fffcb2915718016463a072c6a56f3', 2, 1794965610892);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 108, 1, 'open 6', 0, 'u2:07e9da98de3bcd3d0c327ed2f7b07ac8', 2, 1794965610907);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 109, 1, 'sell share', 0, 'u2:19cacce920714b88a8850a7c3471d58c', 2, 1794965610911);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 110, 1, 'sell share', 0, 'u2:68ddcf8cc795040da07e48fde2b83e79', 2, 1794965610932);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 111, 1, 'done', 0, 'u2:25fe9abbdd5f883fec13c5f2d7684030', 2, 1794965610939);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 112, 0, 'place telegraph white', 0, 'u1:ae2d299b5f243d8d4f8cdd52a19da80e', 1, 1794965610963);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 113, 0, 'open 6', 0, 'u1:7f5f017fc8378d97f875c7f3d33046d0', 1, 1794965611003);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 114, 0, 'deal b', 0, 'u1:8cc6d7e4eae2da472d8a5c4227d32f5e', 1, 1794965611013);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 115, 1, 'place station purple', 0, 'u2:f48cdecded12b78b5dc6fdfaeb3bc134', 2, 1794965611044);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 116, 1, 'build miami', 0, 'u2:286e04e6feea9f62a7b4db6f305b48e7', 2, 1794965611056);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 117, 1, 'done', 0, 'u2:a982ad672adc38e9d8aee7c21a057210', 2, 1794965611087);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 118, 0, 'place station grey', 0, 'u1:e118905671c7953b79ee666dc68cd4f5', 1, 1794965611165);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 119, 0, 'build chicago', 0, 'u1:b37eab3f6056917bcf894172ddb24616', 1, 1794965611223);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 120, 0, 'bonus', 0, 'u1:768ff55dba115fbc2ab25f32c75fdc02', 1, 1794965611265);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 121, 0, 'sell share', 0, 'u1:29519b7f4b9e7b51eaa0475a6f912c3b', 1, 1794965611295);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 122, 0, 'reward', 0, 'u1:62b58e78557c968453e01697fb2cfd57', 1, 1794965611320);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 123, 0, 'sell share', 0, 'u1:1f7853c2ea5102af4c934d9e2853d5da', 1, 1794965611395);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 124, 0, 'ability', 0, 'u1:41116e413bde7f491017e593d87a009f', 1, 1794965611409);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 125, 1, 'place telegraph white', 0, 'u2:c8c418b417c2a4dcefecd6de18f7d922', 2, 1794965611419);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 126, 1, 'open 8', 0, 'u2:bb1f8e76bfd8632fba0be90a22fde95c', 2, 1794965611447);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 127, 1, 'hire turquoise', 0, 'u2:ddd53f8f441b4802803b18f42f306496', 2, 1794965611519);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 128, 1, 'tile supply turquoise', 0, 'u2:11ad3a8c75c80979bc3d4bdcf85c3801', 2, 1794965611521);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 129, 1, 'train steps', 0, 'u2:717b9737487d3b498ba96d08496ae2de', 2, 1794965611527);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 130, 0, 'place station turquoise', 0, 'u1:09f0df2043b2ad397f67e1d026953012', 1, 1794965611530);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 131, 0, 'build kansas_city', 0, 'u1:8b22fd2a22139aeb413a499b9b6b8c28', 1, 1794965611547);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 132, 0, 'bonus', 0, 'u1:75bbb4aef8cee67afacaff09b37ec2f3', 1, 1794965611553);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 133, 0, 'step stations', 0, 'u1:fb3d2faad7f40816d23b4b4c8f6de50f', 1, 1794965611576);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 134, 0, 'step network', 0, 'u1:0b6644a651265ea884ca49908e1fa876', 1, 1794965611599);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 135, 0, 'done', 0, 'u1:fe3552b41e8a1cf7ce7a9d2d40aa3c7b', 1, 1794965611627);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 136, 1, 'place telegraph turquoise', 0, 'u2:7d6e634bed251fecdfbb551138db4363', 2, 1794965611653);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 137, 1, 'open 1', 0, 'u2:f50929239d460b97cff12cfb12835548', 2, 1794965611687);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 138, 0, 'place trade turquoise', 0, 'u1:82e7aaa9bc6a28720e6b4f30babc7c69', 1, 1794965611703);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 139, 0, 'ability', 0, 'u1:19c7eb02bf5188b816dcb063a852ed79', 1, 1794965611734);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 140, 0, 'flip promote ready', 0, 'u1:eac3e2f8ee5ab536af969bb14b8362d6', 1, 1794965611839);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 141, 0, 'flip promote use', 0, 'u1:c01f145f1aeff1f636c06da5cfb5f1f7', 1, 1794965611873);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 142, 0, 'sell share', 0, 'u1:3cfa4129e65adde6dca79ff77b64903f', 1, 1794965611895);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 143, 0, 'sell rail', 0, 'u1:0cd2f44ec36080f23308cd1cc6add63d', 1, 1794965611911);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 144, 0, 'hire turquoise', 0, 'u1:217433dd004646a09543dc19d8ad8443', 1, 1794965611927);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 145, 1, 'place station white', 0, 'u2:e0a667f4ad38192ddf4e5d54c1aa7c19', 2, 1794965611974);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 146, 1, 'sell share', 0, 'u2:19a8ca714ab9bd1846848c4cbbd36ed0', 2, 1794965612003);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 147, 1, 'build charlotte', 0, 'u2:e95b7ab8ae9cfa72f166fb8abe903386', 2, 1794965612037);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 148, 1, 'bonus', 0, 'u2:b0304fa517f98204f72e4b13ccb06761', 2, 1794965612051);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 149, 1, 'skip', 0, 'u2:4cb1357945ec96d7c2065950862a1816', 2, 1794965612075);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 150, 1, 'reward', 0, 'u2:682136a8d547d3a8a62e6d44ff890727', 2, 1794965612134);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 151, 1, 'step stations', 0, 'u2:bacb67fc54d9ffc92b1359625d4c1bc9', 2, 1794965612301);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 152, 1, 'step network', 0, 'u2:acbfefb4a6c8d9d6906a4f109a230045', 2, 1794965612363);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 153, 1, 'step network', 0, 'u2:1f2451d4199d1843af951b5965666d89', 2, 1794965612380);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 154, 0, 'place telegraph turquoise', 0, 'u1:98b278795a2668c15464438d56622bee', 1, 1794965612382);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 155, 0, 'open 2', 0, 'u1:7db8443027c977ff76b9d352fa45ff8e', 1, 1794965612391);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 156, 0, 'sell share', 0, 'u1:175e1ec26732cf5ce1d56cbc70d535b4', 1, 1794965612403);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 157, 0, 'tile board grey', 0, 'u1:435ccbbf4329c05cd79997ffb1f5cd30', 1, 1794965612427);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 158, 0, 'skip', 0, 'u1:eb4696e81157202c3581d46eec672300', 1, 1794965612433);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 159, 0, 'done', 0, 'u1:25b6ebb9ae84859ccc7f26dba759a5eb', 1, 1794965612454);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 160, 1, 'place trade white', 0, 'u2:9487b459c844b96cc15125c41c7756b3', 2, 1794965612466);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 161, 1, 'sell rail', 0, 'u2:d0abc16707a1b73f1848701ed8a4bbf1', 2, 1794965612487);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 162, 1, 'hire turquoise', 0, 'u2:d644c2ceaddd4eda6b3bedc352acde39', 2, 1794965612516);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 163, 1, 'flip promote use', 0, 'u2:cd724dcfdb9a0bf4b69f137ed47e9ddf', 2, 1794965612525);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 164, 0, 'place station white', 0, 'u1:6a12fde93dbceeb3f43e57d0e098fcc6', 1, 1794965612544);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 165, 0, 'build washington', 0, 'u1:90defabc4b126d75c5050059d8274aa6', 1, 1794965612573);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 166, 0, 'done', 0, 'u1:2de58fb09f2f124c56f227de3556eab7', 1, 1794965612579);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 167, 0, 'milestone B-7', 0, 'u1:157bac6eacc419964a7f62cea46c6e34', 1, 1794965612587);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 168, 1, 'place trade turquoise', 0, 'u2:9a8f82a8b070a5c70435ae08617ed742', 2, 1794965612617);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 169, 1, 'sell rail', 0, 'u2:df1ee3741d6fb9e86946c61025a93972', 2, 1794965612635);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 170, 1, 'flip promote ready', 0, 'u2:61ccdf0aeca4c2e85041930e789f5eab', 2, 1794965612660);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 171, 1, 'sell share', 0, 'u2:832c144d6e7f73743a43f287cd53faca', 2, 1794965612689);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 172, 1, 'hire orange', 0, 'u2:764a4a3080c6fc35c85370b1e9bd218f', 2, 1794965612695);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 173, 1, 'done', 0, 'u2:bf758a12fb0f8409068917156746709a', 2, 1794965612713);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 174, 0, 'sell share', 0, 'u1:90ba7d36821704553f7689d074141aa3', 1, 1794965612776);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 175, 0, 'place station turquoise', 0, 'u1:020fa21a070a1d30a60a86cd4497fbeb', 1, 1794965612783);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 176, 0, 'promote 2 supply grey', 0, 'u1:15b81e9e950e8aa4216dfd15d19f1bb3', 1, 1794965612871);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 177, 0, 'build little_rock', 0, 'u1:d1de476244de747fcc5b0941f411eb89', 1, 1794965612884);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 178, 0, 'reward', 0, 'u1:1c3914fdb0d85ca290df90fe6ad9765d', 1, 1794965612891);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 179, 0, 'step stations', 0, 'u1:5dcd5260457b8c9f9080b0174b62ab60', 1, 1794965612906);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 180, 0, 'skip', 0, 'u1:6964aedf35a391722d279ca20212c87f', 1, 1794965612912);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 181, 0, 'milestone C-3', 0, 'u1:865a839c2ee6c2501c5c24e27fdcd5d9', 1, 1794965612963);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 182, 1, 'place trade orange', 0, 'u2:cb0cca78a7ceeecfc2b4e76e65823ad6', 2, 1794965612975);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 183, 1, 'flip steps use', 0, 'u2:4f4b401d4c5529a17c6604c80d9870a0', 2, 1794965612979);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 184, 1, 'skip', 0, 'u2:6db4b4e98e16963d79b66ff55941185d', 2, 1794965613007);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 185, 1, 'ability', 0, 'u2:3227254bee490d7543c6fc813fb60b40', 2, 1794965613030);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 186, 1, 'sell rail', 0, 'u2:b6022213b5f19ffba9622314c2b2d79c', 2, 1794965613084);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 187, 1, 'hire orange', 0, 'u2:0f283d839b42e21e196f84868469056e', 2, 1794965613101);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 188, 0, 'place station turquoise', 0, 'u1:fbe9c2ceb368d17d5f1d946565fadf6b', 1, 1794965613127);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 189, 0, 'build miami', 0, 'u1:fc867cc867774289f14df30d42e69987', 1, 1794965613143);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 190, 0, 'reward', 0, 'u1:8c5b177f6ed994db8a5859d303bf7edb', 1, 1794965613174);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 191, 0, 'gain purple', 0, 'u1:2b7054203ee4b78fd68dfa94cb2613a5', 1, 1794965613195);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 192, 0, 'done', 0, 'u1:271c4297da2f8e1a1ec2b064a30be6f2', 1, 1794965613203);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 193, 1, 'place trade white', 0, 'u2:65c59c32526e86106262be6a886c78d0', 2, 1794965613211);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 194, 1, 'flip steps ready', 0, 'u2:9a9e8fe45086baa4aab1281757d3db96', 2, 1794965613221);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 195, 1, 'sell rail', 0, 'u2:6f18deca727ba885789ee4ed804abeba', 2, 1794965613236);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 196, 1, 'done', 0, 'u2:f7108d645bd806705eb0e4cf53a88f73', 2, 1794965613255);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 197, 0, 'place trade white', 0, 'u1:3a93b76930dfc338f04561e4ceec01d2', 1, 1794965613259);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 198, 0, 'promote 1 supply purple', 0, 'u1:0d1adf833a5555d93504c361b86cf21b', 1, 1794965613265);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 199, 0, 'flip promote ready', 0, 'u1:a45523571ccde85cec326043312b80b6', 1, 1794965613275);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 200, 0, 'sell rail', 0, 'u1:9b0077c9c69721eb6928869a723511d1', 1, 1794965613295);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 201, 0, 'hire orange', 0, 'u1:ff4b87ec47f218506c46363c31b70cbb', 1, 1794965613299);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 202, 1, 'place railroad orange', 0, 'u2:15d5c56bdac08849897ae35108ba44b4', 2, 1794965613310);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 203, 1, 'lay miami-houston/1', 0, 'u2:aaaf2fdaad29966e321b0e72278cdaf6', 2, 1794965613311);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 204, 1, 'lay miami-houston/2', 0, 'u2:f455ae8e3ec6bfeeb0cf6ccfb5902553', 2, 1794965613318);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 205, 1, 'hire white', 0, 'u2:7625a4a95957aa8a28e7a578f0df118c', 2, 1794965613347);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 206, 1, 'ability', 0, 'u2:17864850ddd8239a3060859c18739d0f', 2, 1794965613348);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 207, 0, 'place trade turquoise', 0, 'u1:5024b8aff514913099e6ffb267f0d2ac', 1, 1794965613355);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 208, 0, 'promote 1 supply orange', 0, 'u1:0923ebd33802994b85d2d384613c5029', 1, 1794965613423);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 209, 0, 'sell rail', 0, 'u1:921fe4a55dfd4ead3e2003654345372e', 1, 1794965613501);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 210, 0, 'hire grey', 0, 'u1:2e9025194ffe6c7ed43b7b5fe4fa6f31', 1, 1794965613515);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 211, 0, 'done', 0, 'u1:df6cb3287d314f9d4f8043fd91111f5c', 1, 1794965613527);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 212, 0, 'milestone C-2', 0, 'u1:52a4fb82f93a9913456e3dd6d216800c', 1, 1794965613532);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 213, 1, 'place trade white', 0, 'u2:fc005039743bfa55dc15d84d5583119c', 2, 1794965613577);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 214, 1, 'sell rail', 0, 'u2:08fd88f0f5df5e4906613b87839afa19', 2, 1794965613661);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 215, 1, 'hire turquoise', 0, 'u2:1d85c41c49a9444616abe617871fbb79', 2, 1794965613712);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 216, 1, 'flip steps use', 0, 'u2:ddaf519027bdb212912559a008600dbf', 2, 1794965613727);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 217, 1, 'skip', 0, 'u2:97c85da7331f34039a248d5361fb4319', 2, 1794965613793);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 218, 0, 'place railroad grey', 0, 'u1:402f519cf6461c94484f9cea5f5eec36', 1, 1794965613805);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 219, 0, 'lay chicago-duluth/1', 0, 'u1:f364fb1ee2b0905809f4d4fa9d6a84b0', 1, 1794965613859);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 220, 0, 'lay duluth-bismarck/1', 0, 'u1:e64b8378e6eedde205412f9b252eb9af', 1, 1794965613864);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 221, 0, 'ability', 0, 'u1:a93720a6358a872b93af651c1535d4e9', 1, 1794965613877);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 222, 1, 'place trade turquoise', 0, 'u2:7a1830cffbd25da91aeef17a8d55120b', 2, 1794965613892);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 223, 1, 'sell rail', 0, 'u2:097a5beb7352fa18519328879f2ffc84', 2, 1794965613895);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 224, 1, 'flip steps ready', 0, 'u2:1cc479732986130232649faacbba80bf', 2, 1794965613915);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 225, 1, 'hire purple', 0, 'u2:b298a0e0acb46e3d0712ce01078b923f', 2, 1794965613920);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 226, 1, 'done', 0, 'u2:7ba4f674c3ff842935802d2ee855259b', 2, 1794965613923);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 227, 0, 'place trade turquoise', 0, 'u1:b2cc5d076a6898661c39e06ac26d1449', 1, 1794965613947);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 228, 0, 'sell rail', 0, 'u1:6a0e97cffe2f46953791b30cda9ede7a', 1, 1794965613956);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 229, 0, 'hire turquoise', 0, 'u1:0d1530d544e8271e07b2326bcee0e3d2', 1, 1794965613989);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 230, 0, 'promote 2 supply grey', 0, 'u1:eaed9a7787aafba3d4664acb7eb5cc11', 1, 1794965614035);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 231, 0, 'done', 0, 'u1:5840a455689d89791f871b2ece2fd932', 1, 1794965614044);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 1, 1, 'setup S3', 0, 'b1:66d6c47fefc92740ed62d899613d693e', NULL, 1794965614076);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 2, 1, 'skip', 0, 'b1:277fe6f195c14c1842987a608275598a', NULL, 1794965614107);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 3, 0, 'setup S2', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965614117);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 4, 0, 'open 6', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965614126);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 5, 3, 'setup S1', 0, 'b3:15b70a1acaf0cdf2a4456e6567e013d1', NULL, 1794965614151);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 6, 3, 'lay washington-chicago/1', 0, 'b3:bfeafd48e93e30f6c17a149bd1e4da49', NULL, 1794965614160);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 7, 2, 'setup S4', 0, 'b2:bda916d28c6ac5aa0be70b81f786e554', NULL, 1794965614181);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 8, 2, 'train steps', 0, 'b2:1c85bb2cc50714c064ab3011f75508df', NULL, 1794965614207);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 9, 2, 'place station orange', 0, 'b2:6cb7c9470a10c03e8698816dc9f4551f', NULL, 1794965614218);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 10, 2, 'hire grey', 0, 'b2:3c66d15682962f5db9aee88a47b7fe26', NULL, 1794965614233);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 11, 2, 'build washington', 0, 'b2:a3d8d708a1fb679e9bb1218298b5e1cc', NULL, 1794965614248);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 12, 2, 'sell share', 0, 'b2:c7a2766d9de922d07c5c5aa6f8d042bf', NULL, 1794965614273);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 13, 2, 'promote 1 board orange', 0, 'b2:b93d503d684c4d08dfd02836aa3c660b', NULL, 1794965614287);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 14, 2, 'bonus', 0, 'b2:6127e731a976bcd87d7123c95984dafc', NULL, 1794965614311);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 15, 2, 'step stations', 0, 'b2:e1bb34adffc875c1110ab3a185b56ac2', NULL, 1794965614330);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 16, 2, 'reward', 0, 'b2:7f1d7e02a2a3195b77e1450074fd72fd', NULL, 1794965614353);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 17, 2, 'gain orange', 0, 'b2:b5e1d1872bc426898e171b80f89bd826', NULL, 1794965614369);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 18, 3, 'place telegraph white', 0, 'b3:6466725dd3733b2a0317041c06286eb8', NULL, 1794965614387);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 19, 3, 'hire grey', 0, 'b3:d3a16e813f3768a867048177e3808455', NULL, 1794965614404);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 20, 3, 'open 4', 0, 'b3:95c597d496e098823a1f5a498544a098', NULL, 1794965614427);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 21, 3, 'tile board white', 0, 'b3:8e234e4fee1f4793a501e4dc89d2b31a', NULL, 1794965614448);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 22, 3, 'step network', 0, 'b3:f88992bb47c34c0c2c70d4a83b83c3b6', NULL, 1794965614475);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 23, 3, 'step stations', 0, 'b3:fa66052d28907e22701d63793de6540e', NULL, 1794965614497);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 24, 3, 'step stations', 0, 'b3:e1578e7624fe5dd11bfdc8470795ec0d', NULL, 1794965614523);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 25, 3, 'step telegraph', 0, 'b3:bd41f7b16c5633eaaa2443e145672359', NULL, 1794965614543);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 1, 0, 'setup S4', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965876682);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 2, 0, 'train cash', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965876800);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 3, 1, 'setup S1', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965876821);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 4, 1, 'step telegraph', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965876845);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 5, 1, 'step telegraph', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965876887);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 6, 1, 'hire orange', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965876927);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 7, 1, 'step network', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965876983);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 8, 1, 'place trade grey', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965877015);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 9, 1, 'deal a', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965877038);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 10, 1, 'lay washington-chicago/1', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965877063);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 11, 1, 'sell building', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965877095);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 12, 1, 'done', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965877125);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 13, 0, 'place station white', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965877175);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 14, 0, 'promote 2 supply turquoise', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965877223);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 15, 0, 'hire orange', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965877270);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 16, 0, 'sell share', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965877296);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 17, 0, NULL, 3, 'u1:84610e442ba3f93023bfd07b8f554227', 1, 1794965877335);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 18, 0, 'hire purple', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965877363);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 19, 0, 'build charlotte', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965877391);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 20, 0, 'bonus', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965877415);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 21, 0, 'flip cash use', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965877476);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 22, 0, 'promote 2 supply turquoise', 0, 'u1:f88992bb47c34c0c2c70d4a83b83c3b6', 1, 1794965877523);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 23, 0, 'sell share', 0, 'u1:fa66052d28907e22701d63793de6540e', 1, 1794965877570);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 24, 0, 'reward', 0, 'u1:e1578e7624fe5dd11bfdc8470795ec0d', 1, 1794965877608);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 25, 0, 'step telegraph', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965877657);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 26, 0, 'step stations', 0, 'u1:d92afc7b199092ad6a73de027088194e', 1, 1794965877707);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 27, 0, 'step network', 0, 'u1:6914351b40a7a77c7f9041ddbb9dcc79', 1, 1794965877739);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 28, 1, 'place station white', 0, 'u1:9f2022e918ccce617ddf2779f8d65cff', 1, 1794965877803);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 29, 1, 'promote 2 supply orange', 0, 'u1:9bfcf9c37aa0072fbb6ccc956f56ab63', 1, 1794965877847);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 30, 1, 'build washington', 0, 'u1:a24efb4c5d0b4372764d6021fac71c1e', 1, 1794965877883);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('WxY93Bf7R0czBfio6xci-w', 31, 1, 'bonus', 0, 'u1:7c06fc5ec893f693e80b9e5cd12358a0', 1, 1794965877917);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 1, 0, 'setup S2', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965878404);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 2, 1, 'setup S3', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965878448);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 3, 1, 'build charlotte', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965878483);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 4, 1, 'place station grey', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965878519);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 5, 1, 'hire purple', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965878543);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 6, 1, 'promote 1 board grey', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965878577);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 7, 1, 'sell share', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965878619);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 8, 1, 'build washington', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965878665);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 9, 1, 'bonus', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965878723);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 10, 1, 'skip', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965878787);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 11, 1, 'sell share', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965878815);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 12, 0, NULL, 1, 'u1:bf5cdffa6ca95bbb9f6f6f971dd7a53f', 1, 1794965878843);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 13, 1, 'done', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965878871);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 14, 0, 'sell share', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965878912);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 15, 0, 'sell share', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965878960);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 16, 0, 'hire grey', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965878989);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 17, 0, 'place trade white', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965879023);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 18, 0, 'hire grey', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965879125);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 19, 0, 'flip promote use', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965879147);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 20, 0, 'sell building', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965879183);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('L_1UueEsW1RMB79IaLfeOw', 21, 1, 'place telegraph white', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965879191);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 1, 1, 'setup S4', 0, 'u2:66d6c47fefc92740ed62d899613d693e', 2, 1794965879422);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 2, 0, 'setup S3', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965879467);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 3, 0, 'build washington', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965879483);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 4, 0, 'hire turquoise', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965879502);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 5, 0, 'place station white', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965879520);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 6, 0, 'promote 1 supply purple', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965879540);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 7, 0, 'build charlotte', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965879557);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 8, 0, 'done', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965879575);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 9, 1, 'place station turquoise', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965879591);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 10, 1, 'hire turquoise', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965879603);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 11, 1, 'promote 2 board turquoise', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965879623);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 12, 1, 'build washington', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965879647);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 1, 1, 'setup S3', 0, 'u2:66d6c47fefc92740ed62d899613d693e', 2, 1794965879721);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 2, 1, 'exchange supply white orange', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965879778);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 3, 0, 'setup S2', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965879787);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 4, 0, 'open 3', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965879794);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 5, 0, 'place railroad white', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965879863);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 6, 0, 'lay washington-chicago/1', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965879890);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 7, 0, 'lay charlotte-little_rock/1', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965879896);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 8, 1, 'place trade purple', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965879949);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 9, 1, 'sell building', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965880019);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 10, 1, 'flip promote use', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965880038);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 11, 1, 'hire orange', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965880059);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 12, 1, 'promote 1 supply orange', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965880065);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 1, 2, 'issue 6', 0, 'u3:66d6c47fefc92740ed62d899613d693e', 3, 1794965880804);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 2, 1, 'issue 10', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965880834);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 3, 0, 'issue 2', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965880880);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 4, 2, 'bid 28', 0, 'u3:1cc46a5b896168c68755e4b1c06335bf', 3, 1794965880910);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 5, 1, 'bid 51', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965880939);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 6, 1, 'select first_build', 0, 'u2:bfeafd48e93e30f6c17a149bd1e4da49', 2, 1794965880955);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 7, 2, 'select engineer', 0, 'u3:bda916d28c6ac5aa0be70b81f786e554', 3, 1794965880973);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 8, 0, 'select first_move', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965880999);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 9, 1, 'lay P8 curve N-SE', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965881074);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 10, 1, 'lay H7 straight N-S', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965881091);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 11, 1, 'lay B4 curve N-SE', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965881164);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 12, 2, 'lay I11 sharp N-NE', 0, 'u3:c7a2766d9de922d07c5c5aa6f8d042bf', 3, 1794965881187);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 13, 2, 'lay E10 sharp NE-SE', 0, 'u3:b93d503d684c4d08dfd02836aa3c660b', 3, 1794965881219);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 14, 2, 'lay C3 curve SE-SW', 0, 'u3:6127e731a976bcd87d7123c95984dafc', 3, 1794965881239);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 15, 2, 'lay P1 curve SE-SW', 0, 'u3:e1bb34adffc875c1110ab3a185b56ac2', 3, 1794965881267);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 16, 0, 'lay I10 sharp NE-SE', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965881299);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 17, 0, 'lay J9 beside NE-S+SW-NW', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965881348);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 18, 0, 'lay I7 straight SE-NW', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965881383);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 19, 0, 'skip', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965881423);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 20, 1, 'upgrade', 0, 'u2:95c597d496e098823a1f5a498544a098', 2, 1794965881460);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 21, 2, 'skip', 0, 'u3:8e234e4fee1f4793a501e4dc89d2b31a', 3, 1794965881487);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 22, 0, 'skip', 0, 'u1:f88992bb47c34c0c2c70d4a83b83c3b6', 1, 1794965881523);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 23, 2, 'upgrade', 0, 'u3:fa66052d28907e22701d63793de6540e', 3, 1794965881545);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 1, 3, 'issue 0', 0, 'b3:66d6c47fefc92740ed62d899613d693e', NULL, 1794965881715);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 2, 4, 'issue 11', 0, 'b4:277fe6f195c14c1842987a608275598a', NULL, 1794965881740);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 3, 2, 'issue 5', 0, 'b2:0f7fb69f9acdd780e874bb4f7641371d', NULL, 1794965881764);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 4, 0, 'issue 5', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965881795);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 5, 5, 'issue 10', 0, 'b5:15b70a1acaf0cdf2a4456e6567e013d1', NULL, 1794965881823);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 6, 1, 'issue 9', 0, 'b1:bfeafd48e93e30f6c17a149bd1e4da49', NULL, 1794965881852);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 7, 3, 'bid 5', 0, 'b3:bda916d28c6ac5aa0be70b81f786e554', NULL, 1794965881887);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 8, 4, 'bid 30', 0, 'b4:1c85bb2cc50714c064ab3011f75508df', NULL, 1794965881919);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 9, 2, 'bid 35', 0, 'b2:6cb7c9470a10c03e8698816dc9f4551f', NULL, 1794965881943);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 10, 5, 'bid 55', 0, 'b5:3c66d15682962f5db9aee88a47b7fe26', NULL, 1794965881971);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 11, 4, 'bid 60', 0, 'b4:a3d8d708a1fb679e9bb1218298b5e1cc', NULL, 1794965881991);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 12, 4, 'select engineer', 0, 'b4:c7a2766d9de922d07c5c5aa6f8d042bf', NULL, 1794965882023);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 13, 5, 'select first_build', 0, 'b5:b93d503d684c4d08dfd02836aa3c660b', NULL, 1794965882047);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 14, 2, 'select turn_order', 0, 'b2:6127e731a976bcd87d7123c95984dafc', NULL, 1794965882080);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 15, 3, 'select first_move', 0, 'b3:e1bb34adffc875c1110ab3a185b56ac2', NULL, 1794965882116);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 16, 1, 'select locomotive', 0, 'b1:7f1d7e02a2a3195b77e1450074fd72fd', NULL, 1794965882155);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 17, 0, 'select urbanization', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965882200);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 18, 5, 'lay N8 curve SE-SW', 0, 'b5:6466725dd3733b2a0317041c06286eb8', NULL, 1794965882243);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 19, 5, 'lay G10 curve N-SW', 0, 'b5:d3a16e813f3768a867048177e3808455', NULL, 1794965882305);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 20, 4, 'lay B4 sharp N-NW', 0, 'b4:95c597d496e098823a1f5a498544a098', NULL, 1794965882348);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 21, 4, 'lay C9 curve N-SE', 0, 'b4:8e234e4fee1f4793a501e4dc89d2b31a', NULL, 1794965882391);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 22, 2, 'lay M10 straight N-S', 0, 'b2:f88992bb47c34c0c2c70d4a83b83c3b6', NULL, 1794965882458);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 23, 2, 'lay R9 sharp SW-NW', 0, 'b2:fa66052d28907e22701d63793de6540e', NULL, 1794965882501);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 24, 2, 'lay C7 sharp SE-S', 0, 'b2:e1578e7624fe5dd11bfdc8470795ec0d', NULL, 1794965882532);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 25, 3, 'lay B1 curve NE-S', 0, 'b3:bd41f7b16c5633eaaa2443e145672359', NULL, 1794965882558);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 1, 1, 'issue 13', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965915485);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 2, 2, 'issue 7', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965915523);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 3, 0, 'issue 5', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965915551);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 4, 1, 'bid 34', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965915577);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 5, 2, 'bid 36', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965915599);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 6, 1, 'bid 40', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965915621);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 7, 2, 'bid 41', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965915636);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 8, 1, 'bid 45', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965915669);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 9, 1, 'select engineer', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965915683);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 10, 2, 'select turn_order', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965915711);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 11, 0, 'select first_build', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965915753);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 12, 0, 'lay P8 sharp NE-SE', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965915785);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 13, 0, 'lay C9 straight N-S', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965915821);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 14, 0, 'lay B10 straight NE-SW', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965915837);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 15, 1, 'lay O4 curve N-SW', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965915859);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 16, 1, 'lay B2 sharp SE-S', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965915913);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 17, 0, NULL, 3, 'u1:84610e442ba3f93023bfd07b8f554227', 1, 1794965915934);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 18, 0, 'lay Q6 curve N-SE', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965915946);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 19, 1, 'lay Q3 curve N-SW', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965915981);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 20, 1, 'lay R7 sharp N-NW', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965916020);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 21, 1, 'lay N8 curve N-SW', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965916045);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 22, 1, 'lay Q7 sharp SE-S', 0, 'u1:f88992bb47c34c0c2c70d4a83b83c3b6', 1, 1794965916088);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 23, 2, 'lay N9 sharp SW-NW', 0, 'u1:fa66052d28907e22701d63793de6540e', 1, 1794965916116);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 24, 1, 'skip', 0, 'u1:e1578e7624fe5dd11bfdc8470795ec0d', 1, 1794965916132);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 25, 2, 'upgrade', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965916148);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 26, 0, 'skip', 0, 'u1:d92afc7b199092ad6a73de027088194e', 1, 1794965916171);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 27, 1, 'skip', 0, 'u1:6914351b40a7a77c7f9041ddbb9dcc79', 1, 1794965916218);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 28, 0, 'upgrade', 0, 'u1:9f2022e918ccce617ddf2779f8d65cff', 1, 1794965916249);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 29, 0, 'issue 6', 0, 'u1:9bfcf9c37aa0072fbb6ccc956f56ab63', 1, 1794965916269);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 30, 1, 'bid 1', 0, 'u1:a24efb4c5d0b4372764d6021fac71c1e', 1, 1794965916279);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 31, 0, 'bid 31', 0, 'u1:7c06fc5ec893f693e80b9e5cd12358a0', 1, 1794965916301);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 1, 2, 'issue 1', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965918735);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 2, 0, 'issue 11', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965918751);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 3, 1, 'issue 5', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965918787);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 4, 2, 'bid 1', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965918799);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 5, 0, 'bid 2', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965918818);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 6, 1, 'bid 25', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965918849);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 7, 0, 'bid 43', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965918883);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 8, 0, 'select engineer', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965918919);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 9, 1, 'select urbanization', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965918932);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 10, 2, 'select first_build', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965918964);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 11, 2, 'lay C4 straight SE-NW', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965918979);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 12, 0, NULL, 1, 'u1:bf5cdffa6ca95bbb9f6f6f971dd7a53f', 1, 1794965919010);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 13, 2, 'lay I10 straight SE-NW', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965919047);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 14, 2, 'done', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965919064);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 15, 0, 'lay D8 sharp N-NW', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965919079);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 16, 0, 'lay A10 straight N-S', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965919139);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 17, 0, 'lay A4 sharp N-NE', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965919171);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 18, 0, 'lay M4 curve SE-SW', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965919196);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 19, 1, 'lay B10 curve SE-SW', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965919241);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 20, 1, 'lay R8 curve N-SW', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965919319);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 21, 1, 'lay P1 sharp SE-S', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965919340);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 1, 0, 'decline', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965919533);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 2, 1, 'decline', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965919565);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 3, 0, 'issue 12', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965919595);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 4, 1, 'issue 4', 0, 'u2:1cc46a5b896168c68755e4b1c06335bf', 2, 1794965919607);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 5, 0, 'select first_move', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965919630);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 6, 1, 'select turn_order', 0, 'u2:bfeafd48e93e30f6c17a149bd1e4da49', 2, 1794965919657);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 7, 0, 'upgrade', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965919695);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 8, 1, 'upgrade', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965919723);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 9, 1, 'pay', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965919740);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 10, 1, 'issue 8', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965919763);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 11, 0, 'issue 1', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965919792);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 12, 1, 'select engineer', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965919828);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 1, 0, 'issue 0', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965919886);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 2, 0, 'select production', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965919913);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 3, 0, 'lay A2 sharp N-NE', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965919943);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 4, 0, 'lay B7 sharp SW-NW', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965919961);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 5, 0, 'lay D9 sharp NE-SE', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965920011);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 6, 0, 'skip', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965920017);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 7, 0, 'skip', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965920070);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 8, 0, 'put 10 2', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965920080);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 9, 0, 'put 3 3', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965920107);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 10, 0, 'issue 1', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965920117);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 11, 0, 'select locomotive', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965920137);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 12, 0, 'lay E6 curve N-SE', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965920148);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 1, 2, 'issue 6', 0, 'u3:66d6c47fefc92740ed62d899613d693e', 3, 1794965920235);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 2, 1, 'issue 0', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965920256);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 3, 0, 'issue 3', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965920351);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 4, 2, 'bid 5', 0, 'u3:1cc46a5b896168c68755e4b1c06335bf', 3, 1794965920379);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 5, 1, 'drop', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965920384);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 6, 0, 'bid 11', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965920389);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 7, 2, 'bid 39', 0, 'u3:bda916d28c6ac5aa0be70b81f786e554', 3, 1794965920390);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 8, 2, 'select production', 0, 'u3:1c85bb2cc50714c064ab3011f75508df', 3, 1794965920395);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 9, 0, 'select locomotive', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965920396);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 10, 1, 'select turn_order', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965920399);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 11, 0, 'lay J4 sharp S-SW', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965920401);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 12, 0, 'lay I5 crossing NE-S+SE-NW', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965920403);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 1, 1, 'issue 1', 0, 'u2:66d6c47fefc92740ed62d899613d693e', 2, 1794965920420);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 2, 2, 'issue 12', 0, 'u3:277fe6f195c14c1842987a608275598a', 3, 1794965920422);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 3, 0, 'issue 8', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965920424);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 4, 1, 'bid 10', 0, 'u2:1cc46a5b896168c68755e4b1c06335bf', 2, 1794965920426);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 5, 2, 'bid 48', 0, 'u3:15b70a1acaf0cdf2a4456e6567e013d1', 3, 1794965920427);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 6, 0, 'drop', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965920466);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 7, 2, 'select locomotive', 0, 'u3:bda916d28c6ac5aa0be70b81f786e554', 3, 1794965920473);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 8, 1, 'select first_build', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965920479);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 9, 0, 'select urbanization', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965921047);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 10, 1, 'lay F6 straight N-S', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965921097);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 11, 1, 'lay F7 town N', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965921892);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 12, 2, 'lay B8 sharp NE-SE', 0, 'u3:c7a2766d9de922d07c5c5aa6f8d042bf', 3, 1794965921934);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 1, 0, 'issue 8', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965923577);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 2, 2, 'issue 1', 0, 'u3:277fe6f195c14c1842987a608275598a', 3, 1794965923706);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 3, 1, 'issue 5', 0, 'u2:0f7fb69f9acdd780e874bb4f7641371d', 2, 1794965923723);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 4, 0, 'bid 26', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965923750);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 5, 1, 'bid 33', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965923775);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 6, 0, 'bid 59', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965923800);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 7, 0, 'select turn_order', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965923817);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 8, 1, 'select production', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965923836);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 9, 2, 'select engineer', 0, 'u3:6cb7c9470a10c03e8698816dc9f4551f', 3, 1794965923856);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 10, 1, 'lay K2 sharp N-NE', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965923879);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 11, 1, 'lay J1 curve NE-S', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965923903);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('utEvOrnLJSrwyP6eQseAUw', 12, 1, 'lay L1 straight SE-NW', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965923928);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 1, 2, 'issue 10', 0, 'u3:66d6c47fefc92740ed62d899613d693e', 3, 1794965924046);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 2, 1, 'issue 13', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965924072);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 3, 0, 'issue 12', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965924096);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 4, 2, 'bid 13', 0, 'u3:1cc46a5b896168c68755e4b1c06335bf', 3, 1794965924121);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 5, 1, 'bid 73', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965924139);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 6, 1, 'select locomotive', 0, 'u2:bfeafd48e93e30f6c17a149bd1e4da49', 2, 1794965924153);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 7, 2, 'select urbanization', 0, 'u3:bda916d28c6ac5aa0be70b81f786e554', 3, 1794965924167);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 8, 0, 'select production', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965924195);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 9, 1, 'lay F7 sharp SE-S', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965924219);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 10, 2, 'urbanise H12 A', 0, 'u3:3c66d15682962f5db9aee88a47b7fe26', 3, 1794965924256);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 11, 2, 'lay L12 straight N-S', 0, 'u3:a3d8d708a1fb679e9bb1218298b5e1cc', 3, 1794965924287);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 12, 2, 'lay I12 straight NE-SW', 0, 'u3:c7a2766d9de922d07c5c5aa6f8d042bf', 3, 1794965924318);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 1, 2, 'issue 7', 0, 'u3:66d6c47fefc92740ed62d899613d693e', 3, 1794965924522);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 2, 0, 'issue 8', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965924547);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 3, 1, 'issue 1', 0, 'u2:0f7fb69f9acdd780e874bb4f7641371d', 2, 1794965924563);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 4, 2, 'bid 28', 0, 'u3:1cc46a5b896168c68755e4b1c06335bf', 3, 1794965924580);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 5, 0, 'bid 41', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965924632);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 6, 2, 'bid 44', 0, 'u3:bfeafd48e93e30f6c17a149bd1e4da49', 3, 1794965924654);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 7, 0, 'drop', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965924683);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 8, 2, 'select engineer', 0, 'u3:1c85bb2cc50714c064ab3011f75508df', 3, 1794965924711);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 9, 0, 'select production', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965924728);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 10, 1, 'select turn_order', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965924757);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 11, 0, 'lay C7 curve NE-S', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965924832);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 12, 0, 'lay Q3 curve N-SE', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965924835);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 1, 0, 'issue 13', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965924926);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 2, 2, 'issue 0', 0, 'u3:277fe6f195c14c1842987a608275598a', 3, 1794965924947);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 3, 1, 'issue 12', 0, 'u2:0f7fb69f9acdd780e874bb4f7641371d', 2, 1794965924971);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 4, 0, 'bid 26', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965925007);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 5, 1, 'bid 38', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965925039);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 6, 0, 'bid 69', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965925092);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 7, 1, 'bid 70', 0, 'u2:bda916d28c6ac5aa0be70b81f786e554', 2, 1794965925120);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 8, 0, 'drop', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965925136);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 9, 1, 'select first_move', 0, 'u2:6cb7c9470a10c03e8698816dc9f4551f', 2, 1794965925169);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 10, 0, 'select locomotive', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965925204);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 11, 2, 'select engineer', 0, 'u3:a3d8d708a1fb679e9bb1218298b5e1cc', 3, 1794965925220);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('m85pyFbxoIjfKoEwT1dgag', 12, 0, 'lay M4 straight SE-NW', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965925248);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 1, 2, 'issue 5', 0, 'u3:66d6c47fefc92740ed62d899613d693e', 3, 1794965925463);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 2, 1, 'issue 9', 0, 'u2:277fe6f195c14c1842987a608275598a', 2, 1794965925479);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 3, 0, 'issue 12', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965925488);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 4, 2, 'drop', 0, 'u3:1cc46a5b896168c68755e4b1c06335bf', 3, 1794965925506);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 5, 1, 'bid 24', 0, 'u2:15b70a1acaf0cdf2a4456e6567e013d1', 2, 1794965925529);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 6, 0, 'bid 61', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965925572);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 7, 0, 'select first_build', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965925584);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 8, 1, 'select engineer', 0, 'u2:1c85bb2cc50714c064ab3011f75508df', 2, 1794965925603);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 9, 2, 'select locomotive', 0, 'u3:6cb7c9470a10c03e8698816dc9f4551f', 3, 1794965925616);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 10, 0, 'lay R7 straight N-S', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965925641);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 11, 0, 'lay K10 curve N-SW', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965925673);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 12, 0, 'lay G6 sharp SE-S', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965925685);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 1, 0, 'issue 12', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965925950);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 2, 2, 'issue 0', 0, 'u3:277fe6f195c14c1842987a608275598a', 3, 1794965925970);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 3, 1, 'issue 2', 0, 'u2:0f7fb69f9acdd780e874bb4f7641371d', 2, 1794965926010);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 4, 0, 'bid 35', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965926067);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 5, 0, 'select turn_order', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965926079);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 6, 1, 'select urbanization', 0, 'u2:bfeafd48e93e30f6c17a149bd1e4da49', 2, 1794965926083);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 7, 2, 'select production', 0, 'u3:bda916d28c6ac5aa0be70b81f786e554', 3, 1794965926097);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 8, 0, 'lay G10 curve SE-SW', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965926116);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 9, 0, 'lay K10 curve SE-SW', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965926131);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 10, 0, 'lay H7 sharp N-NW', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965926162);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 11, 1, 'lay Q6 curve N-SE', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965926182);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 12, 1, 'lay J9 sharp S-SW', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965926199);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 1, 1, 'issue 3', 0, 'u2:66d6c47fefc92740ed62d899613d693e', 2, 1794965926363);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 2, 0, 'issue 4', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965926403);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 3, 2, 'issue 3', 0, 'u3:0f7fb69f9acdd780e874bb4f7641371d', 3, 1794965926408);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 4, 1, 'bid 1', 0, 'u2:1cc46a5b896168c68755e4b1c06335bf', 2, 1794965926419);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 5, 0, 'bid 27', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965926459);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 6, 0, 'select first_build', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965926500);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 7, 1, 'select urbanization', 0, 'u2:bda916d28c6ac5aa0be70b81f786e554', 2, 1794965926541);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 8, 2, 'select production', 0, 'u3:1c85bb2cc50714c064ab3011f75508df', 3, 1794965926580);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 9, 0, 'lay Q6 sharp SE-S', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965926604);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 10, 1, 'lay Q3 curve N-SW', 0, 'u2:3c66d15682962f5db9aee88a47b7fe26', 2, 1794965926647);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 11, 1, 'lay P8 sharp SE-S', 0, 'u2:a3d8d708a1fb679e9bb1218298b5e1cc', 2, 1794965926695);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 12, 1, 'lay B8 sharp N-NE', 0, 'u2:c7a2766d9de922d07c5c5aa6f8d042bf', 2, 1794965926772);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 1, 0, 'place hire', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965926907);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 2, 0, 'place industry_2', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965926911);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 3, 0, 'industry first', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965926922);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 4, 0, 'industry first', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965926929);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 5, 0, 'place open_1', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965926943);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 6, 0, 'step black kiev', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965926951);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 7, 0, 'place open_1', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965926987);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 8, 0, 'step black kiev', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965927004);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 9, 0, 'place black_2', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965927015);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 10, 0, 'step black trans_siberian', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965927027);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 11, 0, 'step black trans_siberian', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965927037);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 12, 0, 'step black kiev', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965927057);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 13, 0, 'place any_coin', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965927072);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 14, 0, 'step grey kiev', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965927086);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 15, 0, 'step black trans_siberian', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965927100);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 16, 0, 'pass', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965927151);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 17, 0, 'place industry_2', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965927179);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 18, 0, 'industry first', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965927199);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 19, 0, 'industry first', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965927218);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 20, 0, 'place grey_2', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965927244);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 21, 0, 'step grey kiev', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965927259);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 22, 0, 'step grey kiev', 0, 'u1:f88992bb47c34c0c2c70d4a83b83c3b6', 1, 1794965927295);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 23, 0, 'step grey trans_siberian', 0, 'u1:fa66052d28907e22701d63793de6540e', 1, 1794965927306);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 24, 0, 'pass', 0, 'u1:e1578e7624fe5dd11bfdc8470795ec0d', 1, 1794965927342);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 25, 0, 'place hire', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965927363);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 26, 0, 'place loco_3', 0, 'u1:d92afc7b199092ad6a73de027088194e', 1, 1794965927367);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 27, 0, 'loco trans_siberian_1', 0, 'u1:6914351b40a7a77c7f9041ddbb9dcc79', 1, 1794965927389);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 28, 0, 'loco kiev', 0, 'u1:9f2022e918ccce617ddf2779f8d65cff', 1, 1794965927439);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 29, 0, 'factory pile', 0, 'u1:9bfcf9c37aa0072fbb6ccc956f56ab63', 1, 1794965927465);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 30, 0, 'place open_1', 0, 'u1:a24efb4c5d0b4372764d6021fac71c1e', 1, 1794965927470);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 31, 0, 'step black trans_siberian', 0, 'u1:7c06fc5ec893f693e80b9e5cd12358a0', 1, 1794965927515);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 32, 0, 'place open_1', 0, 'u1:41ba86ab6e4195e01991a049373bd7e3', 1, 1794965927552);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 33, 0, 'step black st_petersburg', 0, 'u1:b64d6e27323310ae694e072977742c12', 1, 1794965927567);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 34, 0, 'place open_1', 0, 'u1:ad3709b60111f337ba029ba24dd4cd46', 1, 1794965927593);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 35, 0, 'step black st_petersburg', 0, 'u1:d5a698085ece715faf58ab97a23fc0ba', 1, 1794965927622);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 36, 0, 'place engineer_5', 0, 'u1:b8edadcb20a895970807095a46046135', 1, 1794965927647);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 37, 0, 'place doubler', 0, 'u1:a680b3274c3506e7242cab6925b17ff0', 1, 1794965927667);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 38, 0, 'place open_1', 0, 'u1:776020593132536e52b93be43c518d76', 1, 1794965927683);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 39, 0, 'step black kiev', 0, 'u1:c09303c3746984099386902b74899919', 1, 1794965927703);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 40, 0, 'place loco_3', 0, 'u1:18d9bb29831656a3b8b0d1b79951eba1', 1, 1794965927722);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 41, 0, 'factory pile', 0, 'u1:f280f5deca7f77e3f93a81ed82455a46', 1, 1794965927738);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 42, 0, 'loco trans_siberian_1', 0, 'u1:6bc38fdfa6f701189885bdb7ef354680', 1, 1794965927756);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 43, 0, 'loco trans_siberian_2', 0, 'u1:246932d730f2cde6b681849b023da993', 1, 1794965927783);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 44, 0, 'place open_1', 0, 'u1:32c3ed53673b504838d3cb7afb11646b', 1, 1794965927800);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 45, 0, 'step black trans_siberian', 0, 'u1:7e0e343b49b5b3a18488aca9d15ec1a2', 1, 1794965927825);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 46, 0, 'place grey_2', 0, 'u1:a2f83bdd403845d5ec65c50a9d2caa5a', 1, 1794965927844);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 47, 0, 'step grey trans_siberian', 0, 'u1:31d836d516372863497808d8840960aa', 1, 1794965927867);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 48, 0, 'step grey kiev', 0, 'u1:747667bbf719eef1f6a9fd7407481a37', 1, 1794965927893);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 49, 0, 'step grey trans_siberian', 0, 'u1:b968d1c68020f8b4ccb0a8499c1cf0b0', 1, 1794965927905);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 50, 0, 'place industry_2', 0, 'u1:5d6f2a8829816b1eb4cb2cc685e3ee69', 1, 1794965927932);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 51, 0, 'industry first', 0, 'u1:c0cf7d4a92426cbfc233eddc373e3be7', 1, 1794965927955);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 52, 0, 'token revaluation', 0, 'u1:e1c889f9c8db9308fb736039bdf1cbf8', 1, 1794965927967);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 53, 0, 'industry first', 0, 'u1:57486690628a8ab9c481d02727eee1e4', 1, 1794965927987);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 54, 0, 'place open_1', 0, 'u1:1e63922113ab63863fcef64e1d0ccc4a', 1, 1794965927999);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 55, 0, 'step black kiev', 0, 'u1:8a3cbedfc91a3c416348e4b3d7605624', 1, 1794965928019);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 56, 0, 'pass', 0, 'u1:eb2f6a7f63b634fb87171f668817a493', 1, 1794965928042);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 57, 0, 'place industry_2', 0, 'u1:c0301667278bef3e2486ccd3252e528b', 1, 1794965928069);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 58, 0, 'industry first', 0, 'u1:e5253cea57bba7f2e91828e4d373cbd4', 1, 1794965928099);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 59, 0, 'industry first', 0, 'u1:016d07249862ff92c17a27c2dc3119fc', 1, 1794965928108);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 60, 0, 'place black_2', 0, 'u1:714c85a08e1aa04d6cf6c0833b307a51', 1, 1794965928127);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 61, 0, 'step black kiev', 0, 'u1:0318263b42681b38c1414f510df43ea6', 1, 1794965928135);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 62, 0, 'step black trans_siberian', 0, 'u1:5415d5f44dd529c840d6b731f2ba7f99', 1, 1794965928154);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 63, 0, 'step black kiev', 0, 'u1:1eca3cbbd527ecc4f6d43ce740b7e004', 1, 1794965928175);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 64, 0, 'place loco_1', 0, 'u1:a408b9fcaa55ee0b0babc415c1f39780', 1, 1794965928191);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 65, 0, 'factory pile', 0, 'u1:0395ddca5e53880fdd6b31d63bfbbef7', 1, 1794965928246);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 66, 0, 'place industry_1', 0, 'u1:7686c7340ae58ba3b4be26e440a2e1dd', 1, 1794965928295);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 67, 0, 'industry first', 0, 'u1:42b75e1ea2fd2fed8d7d0c1e95c8a5d2', 1, 1794965928343);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 68, 0, 'place engineer_7', 0, 'u1:c4dc89696704fda90682b32405d39eb1', 1, 1794965928367);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 69, 0, 'factory pile', 0, 'u1:a810a69bdf5c5e086d144023b6389cb0', 1, 1794965928376);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 70, 0, 'place open_1', 0, 'u1:f9f2f33b20a67c4e334b423f5bb7965a', 1, 1794965928384);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 71, 0, 'step black kiev', 0, 'u1:ea8506416f971c53edccf5a53d8e5453', 1, 1794965928391);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 72, 0, 'pass', 0, 'u1:0072feb3bb680e905d2fc97fb84cd317', 1, 1794965928402);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 1, 3, 'bonus bonus_doubler', 0, 'b3:66d6c47fefc92740ed62d899613d693e', NULL, 1794965928507);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 2, 1, 'bonus bonus_black', 0, 'b1:277fe6f195c14c1842987a608275598a', NULL, 1794965928519);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 3, 1, 'step black st_petersburg', 0, 'b1:0f7fb69f9acdd780e874bb4f7641371d', NULL, 1794965928559);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 4, 0, 'bonus bonus_coin', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965928572);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 5, 2, 'place open_1', 0, 'b2:15b70a1acaf0cdf2a4456e6567e013d1', NULL, 1794965928574);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 6, 2, 'step black trans_siberian', 0, 'b2:bfeafd48e93e30f6c17a149bd1e4da49', NULL, 1794965928579);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 7, 0, 'place coins', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965928584);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 8, 1, 'place order_1', 0, 'b1:1c85bb2cc50714c064ab3011f75508df', NULL, 1794965928589);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 9, 3, 'place industry_2', 0, 'b3:6cb7c9470a10c03e8698816dc9f4551f', NULL, 1794965928595);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 10, 3, 'industry first', 0, 'b3:3c66d15682962f5db9aee88a47b7fe26', NULL, 1794965928598);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 11, 3, 'industry first', 0, 'b3:a3d8d708a1fb679e9bb1218298b5e1cc', NULL, 1794965928601);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 12, 2, 'place black_2', 0, 'b2:c7a2766d9de922d07c5c5aa6f8d042bf', NULL, 1794965928606);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 13, 2, 'step black st_petersburg', 0, 'b2:b93d503d684c4d08dfd02836aa3c660b', NULL, 1794965928616);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 14, 2, 'step black st_petersburg', 0, 'b2:6127e731a976bcd87d7123c95984dafc', NULL, 1794965928619);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 15, 2, 'step black kiev', 0, 'b2:e1bb34adffc875c1110ab3a185b56ac2', NULL, 1794965928622);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 16, 0, 'place loco_3', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965928630);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 17, 0, 'loco trans_siberian_1', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965928672);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 18, 0, 'loco st_petersburg', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965928695);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 19, 0, 'factory pile', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965928701);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 20, 1, 'place open_1', 0, 'b1:95c597d496e098823a1f5a498544a098', NULL, 1794965928715);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 21, 1, 'step black trans_siberian', 0, 'b1:8e234e4fee1f4793a501e4dc89d2b31a', NULL, 1794965928751);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 22, 3, 'place industry_1', 0, 'b3:f88992bb47c34c0c2c70d4a83b83c3b6', NULL, 1794965928835);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 23, 3, 'industry first', 0, 'b3:fa66052d28907e22701d63793de6540e', NULL, 1794965928855);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 24, 2, 'place order_2', 0, 'b2:e1578e7624fe5dd11bfdc8470795ec0d', NULL, 1794965928863);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 25, 0, 'place temp', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965928877);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 1, 0, 'place any_coin', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965992573);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 2, 0, 'step black st_petersburg', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965992627);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 3, 0, 'step black trans_siberian', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965992647);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 4, 0, 'place doubler', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965992680);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 5, 0, 'place hire', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965992696);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 6, 0, 'place industry_2', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965992715);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 7, 0, 'industry first', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965992730);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 8, 0, 'industry first', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965992759);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 9, 0, 'pass', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965992770);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 10, 0, 'pass', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965992797);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 11, 0, 'place public_1', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965992821);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 12, 0, 'place open_1', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965992839);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 13, 0, 'step grey st_petersburg', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965992855);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 14, 0, 'pass', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965992875);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 15, 0, 'place any_coin', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965992899);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 16, 0, 'step black st_petersburg', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965992921);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 17, 0, NULL, 3, 'u1:84610e442ba3f93023bfd07b8f554227', 1, 1794965992941);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 18, 0, 'place loco_3', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965992961);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 19, 0, 'loco trans_siberian_1', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965992979);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 20, 0, 'loco kiev', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965992999);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 21, 0, 'factory pile', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965993015);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 22, 0, 'pass', 0, 'u1:f88992bb47c34c0c2c70d4a83b83c3b6', 1, 1794965993031);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 23, 0, 'place doubler', 0, 'u1:fa66052d28907e22701d63793de6540e', 1, 1794965993055);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 24, 0, 'place public_1', 0, 'u1:e1578e7624fe5dd11bfdc8470795ec0d', 1, 1794965993081);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 25, 0, 'repeat doubler', 0, 'u1:bd41f7b16c5633eaaa2443e145672359', 1, 1794965993103);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 26, 0, 'pass', 0, 'u1:d92afc7b199092ad6a73de027088194e', 1, 1794965993120);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 27, 0, 'place public_1', 0, 'u1:6914351b40a7a77c7f9041ddbb9dcc79', 1, 1794965993143);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 28, 0, 'industry first', 0, 'u1:9f2022e918ccce617ddf2779f8d65cff', 1, 1794965993170);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 29, 0, 'industry first', 0, 'u1:9bfcf9c37aa0072fbb6ccc956f56ab63', 1, 1794965993183);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 30, 0, 'industry first', 0, 'u1:a24efb4c5d0b4372764d6021fac71c1e', 1, 1794965993201);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 31, 0, 'done', 0, 'u1:7c06fc5ec893f693e80b9e5cd12358a0', 1, 1794965993229);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 1, 0, 'place industry_1', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965993467);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 2, 0, 'industry first', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965993487);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 3, 0, 'place black_2', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965993509);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 4, 0, 'step black kiev', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965993530);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 5, 0, 'step black trans_siberian', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965993547);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 6, 0, 'step black trans_siberian', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965993571);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 7, 0, 'place any_coin', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965993581);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 8, 0, 'step black trans_siberian', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965993601);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 9, 0, 'step black trans_siberian', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965993620);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 10, 0, 'place grey_2', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965993641);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 11, 0, 'step grey trans_siberian', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965993661);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 12, 0, NULL, 1, 'u1:bf5cdffa6ca95bbb9f6f6f971dd7a53f', 1, 1794965993683);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 13, 0, 'step grey trans_siberian', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965993699);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 14, 0, 'step grey kiev', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965993719);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 15, 0, 'step grey trans_siberian', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965993739);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 16, 0, 'pass', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965993761);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 17, 0, 'place loco_1', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965993783);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 18, 0, 'loco st_petersburg', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965993810);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 19, 0, 'place hire', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965993831);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 20, 0, 'place industry_1', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965993855);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 21, 0, 'industry first', 0, 'u1:8e234e4fee1f4793a501e4dc89d2b31a', 1, 1794965993875);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 1, 0, 'place open_1', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965994033);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 2, 0, 'step black transcontinental_west', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965994071);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 3, 0, 'pass', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965994091);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 4, 0, 'place any_coin', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965994099);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 5, 0, 'step black transcontinental_east', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965994131);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 6, 0, 'step black transcontinental_east', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965994142);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 7, 0, 'place public_1', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965994147);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 8, 0, 'doubler transcontinental_west', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965994159);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 9, 0, 'pass', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965994207);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 10, 0, 'place any_coin', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965994249);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 11, 0, 'step black transcontinental_east', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965994281);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 12, 0, 'step black rocky_mountaineer', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965994291);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 1, 0, 'issue 8', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965994571);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 2, 1, 'issue 13', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794965994621);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 3, 2, 'issue 1', 0, 'u1:0f7fb69f9acdd780e874bb4f7641371d', 1, 1794965994636);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 4, 0, 'bid 25', 0, 'u1:1cc46a5b896168c68755e4b1c06335bf', 1, 1794965994660);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 5, 1, 'bid 75', 0, 'u1:15b70a1acaf0cdf2a4456e6567e013d1', 1, 1794965994679);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 6, 1, 'select urbanization', 0, 'u1:bfeafd48e93e30f6c17a149bd1e4da49', 1, 1794965994700);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 7, 0, 'select turn_order', 0, 'u1:bda916d28c6ac5aa0be70b81f786e554', 1, 1794965994745);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 8, 2, 'select locomotive', 0, 'u1:1c85bb2cc50714c064ab3011f75508df', 1, 1794965994761);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 9, 1, 'urbanise B2 D', 0, 'u1:6cb7c9470a10c03e8698816dc9f4551f', 1, 1794965994785);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 10, 0, 'lay E6 sharp SW-NW', 0, 'u1:3c66d15682962f5db9aee88a47b7fe26', 1, 1794965994820);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 11, 0, 'lay D5 sharp S-SW', 0, 'u1:a3d8d708a1fb679e9bb1218298b5e1cc', 1, 1794965994855);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 12, 0, 'lay C6 crossing N-SE+NE-NW', 0, 'u1:c7a2766d9de922d07c5c5aa6f8d042bf', 1, 1794965994869);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 13, 2, 'lay F1 curve NE-S', 0, 'u1:b93d503d684c4d08dfd02836aa3c660b', 1, 1794965994895);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 14, 2, 'lay C2 beside NE-NW+SE-SW', 0, 'u1:6127e731a976bcd87d7123c95984dafc', 1, 1794965994913);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 15, 2, 'lay B1 beside NE-NW+S-SW', 0, 'u1:e1bb34adffc875c1110ab3a185b56ac2', 1, 1794965994939);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 16, 1, 'upgrade', 0, 'u1:7f1d7e02a2a3195b77e1450074fd72fd', 1, 1794965994961);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 17, 0, 'upgrade', 0, 'u1:b5e1d1872bc426898e171b80f89bd826', 1, 1794965994983);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 18, 2, 'skip', 0, 'u1:6466725dd3733b2a0317041c06286eb8', 1, 1794965995003);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 19, 2, 'skip', 0, 'u1:d3a16e813f3768a867048177e3808455', 1, 1794965995032);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('azUi-blI0PN1zzPfX5wQww', 20, 0, 'issue 4', 0, 'u1:95c597d496e098823a1f5a498544a098', 1, 1794965995053);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 1, 0, 'setup S4', 0, 'fork:1', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 2, 1, 'setup S3', 0, 'fork:2', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 3, 1, 'exchange supply white turquoise', 0, 'fork:3', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 4, 1, 'place station purple', 0, 'fork:4', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 5, 1, 'hire purple', 0, 'fork:5', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 6, 1, 'build washington', 0, 'fork:6', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 7, 1, 'promote 1 supply purple', 0, 'fork:7', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 8, 1, 'bonus', 0, 'fork:8', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 9, 1, 'step stations', 0, 'fork:9', NULL, 1794965995362);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 1, 0, 'setup S2', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794965996508);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 2, 1, 'setup S3', 0, 'b1:553eb6877f003af4be96d74c6631c9f0', NULL, 1794965996527);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 3, 1, 'build charlotte', 0, 'b1:f1fba2b2f45f30c440e5b4720b8a68e2', NULL, 1794965996529);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 4, 1, 'place telegraph white', 0, 'b1:5dd3076a7b76147c963ef0000f33b049', NULL, 1794965996540);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 5, 1, 'open 5', 0, 'b1:f1e4e9fa29f5e356b61adca3719347cf', NULL, 1794965996547);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('_Jihy0wstOwaoZrX377INA', 6, 1, 'done', 0, 'b1:3d1b6b86756ea3dbbfa5269e409e934b', NULL, 1794965996623);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 1, 1, 'issue 2', 0, 'b1:756206b559cf944cb5dce6fdedb0e377', NULL, 1794966050714);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 2, 0, 'issue 3', 0, 'u1:277fe6f195c14c1842987a608275598a', 1, 1794966050816);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 3, 2, 'issue 2', 0, 'b2:f1fba2b2f45f30c440e5b4720b8a68e2', NULL, 1794966050847);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 4, 1, 'bid 1', 0, 'b1:5dd3076a7b76147c963ef0000f33b049', NULL, 1794966050867);
INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES ('O867J5cItODLrtuarMuBVA', 1, 0, 'bonus bonus_black', 0, 'u1:66d6c47fefc92740ed62d899613d693e', 1, 1794966093156);
INSERT INTO notes (table_id, user_id, text) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 1, 'Next time I begin in the west.');
INSERT INTO put_away (table_id, user_id) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 2);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('50jEhcDKlDa9OCj7v_Qi7w', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 1, 'bot', NULL, 'greedy', 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 2, 'bot', NULL, 'greedy', 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('bu2I7cTAM2TBxXZ_kClV2Q', 3, 'bot', NULL, 'greedy', 'Dora', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('WxY93Bf7R0czBfio6xci-w', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('WxY93Bf7R0czBfio6xci-w', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('L_1UueEsW1RMB79IaLfeOw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('L_1UueEsW1RMB79IaLfeOw', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('IGu5f9YE0pwzqtApMmZZOg', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('LO-JRXaN3LwtGR6c8tDEcQ', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QtWPbNkDkDRqpbUDtpBEOw', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 1, 'bot', NULL, 'greedy', 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 2, 'bot', NULL, 'greedy', 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 3, 'bot', NULL, 'greedy', 'Dora', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 4, 'bot', NULL, 'greedy', 'Emil', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('YZ_r2AkrmPILMF7tKc79Kw', 5, 'bot', NULL, 'greedy', 'Fay', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('GNM0i6glOEAvRLwAcZL1ew', 2, 'person', 1, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dfYT_QRMZvjBNEQO9inO3w', 2, 'person', 1, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('hVEL0jju5k1h_4vD6RsQOg', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('EKZJqlEW0EGcI25Ordbt8g', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('8Y9ln80cu85dEjKxGFuAgw', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('p7cqKHv7_a0onNQtDpxlnA', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('utEvOrnLJSrwyP6eQseAUw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('utEvOrnLJSrwyP6eQseAUw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('utEvOrnLJSrwyP6eQseAUw', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('mkYzvJtDf54OwtSap2vYAQ', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('dM5vOTt2sA2TX6bCFT3UXw', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('m85pyFbxoIjfKoEwT1dgag', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('m85pyFbxoIjfKoEwT1dgag', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('m85pyFbxoIjfKoEwT1dgag', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('BsZDj7PQSUr4De3jiD9ChQ', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('fOFVaRg26kZ-R-_rORYWdQ', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('QcKHU-qHoylSxxLp-ZkGZw', 2, 'person', 3, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('1r_rqZTk4_CsbHVFF3BcpA', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 1, 'bot', NULL, 'greedy', 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 2, 'bot', NULL, 'greedy', 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('-90Guv4igxN5Rq3Id6-v0A', 3, 'bot', NULL, 'greedy', 'Dora', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('4I7Ej8ZLylZq7hlWXobdcw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('5HEPgeNxoxiKyAd9Y17ANw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('2G7njabZWCHwUA5bxGeyrQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('azUi-blI0PN1zzPfX5wQww', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('azUi-blI0PN1zzPfX5wQww', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('azUi-blI0PN1zzPfX5wQww', 2, 'person', 1, NULL, 'Cleo', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('vx_wv7OvZBV62G3YIue7nw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('vx_wv7OvZBV62G3YIue7nw', 1, 'person', 2, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('OL-3Y02WXhbT1-Kj54P9NQ', 1, 'person', 1, NULL, 'Bert', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('_Jihy0wstOwaoZrX377INA', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('_Jihy0wstOwaoZrX377INA', 1, 'bot', NULL, 'greedy', 'Bot 1', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 1, 'bot', NULL, 'greedy', 'Bot 1', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('yRRhWP9-j2yKnfNMcw7YLw', 2, 'bot', NULL, 'greedy', 'Bot 2', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('O867J5cItODLrtuarMuBVA', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('O867J5cItODLrtuarMuBVA', 1, 'bot', NULL, 'greedy', 'Bot 1', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('uDMaFtXVECGxC1amLS6Ltg', 0, 'person', 1, NULL, 'Ada', NULL, FALSE, NULL);
INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce, program, asked) VALUES ('uDMaFtXVECGxC1amLS6Ltg', 1, 'open', NULL, NULL, '', 'a nonce', FALSE, NULL);
