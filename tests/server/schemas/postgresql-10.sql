-- Version 10 of the schema, as it was. Never changed.

CREATE TABLE components (
    key TEXT NOT NULL,
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (key)
);

CREATE TABLE heartbeat (
    id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE keys (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
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
    quiet JSON,
    muted BOOLEAN DEFAULT FALSE NOT NULL,
    banned BOOLEAN DEFAULT FALSE NOT NULL,
    moderator BOOLEAN DEFAULT FALSE NOT NULL,
    removed BIGINT,
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

CREATE TABLE mail_addresses (
    user_id BIGINT NOT NULL,
    address TEXT NOT NULL,
    confirmed BIGINT,
    PRIMARY KEY (user_id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

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
    closed BOOLEAN DEFAULT FALSE NOT NULL,
    abandoned BIGINT,
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

CREATE TABLE acts (
    id BIGSERIAL NOT NULL,
    at BIGINT NOT NULL,
    by_id BIGINT,
    what TEXT NOT NULL,
    user_id BIGINT,
    table_id TEXT,
    why TEXT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(by_id) REFERENCES users (id),
    FOREIGN KEY(user_id) REFERENCES users (id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE bot_leases (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    server TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_bot_leases_server ON bot_leases (server);

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

CREATE TABLE clocks (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('live', 'days')),
    per_move BIGINT NOT NULL,
    bank BIGINT NOT NULL,
    when_up TEXT NOT NULL CHECK (when_up IN ('bot', 'vote')),
    bot TEXT NOT NULL,
    banks JSON NOT NULL,
    used JSON NOT NULL,
    longest JSON NOT NULL,
    seat INTEGER NOT NULL,
    since BIGINT NOT NULL,
    deadline BIGINT,
    votes JSON NOT NULL,
    late JSON NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_clocks_deadline ON clocks (deadline);

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

CREATE TABLE looks (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    watching BIGINT,
    PRIMARY KEY (table_id, user_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE muted_tables (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id),
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

CREATE TABLE orders (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    plan JSON,
    standing JSON NOT NULL,
    automatic BOOLEAN NOT NULL,
    looked INTEGER NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE plans (
    id BIGSERIAL NOT NULL,
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    seq INTEGER NOT NULL,
    moves JSON NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE INDEX plans_by_person ON plans (table_id, user_id);

CREATE TABLE put_away (
    table_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id)
);

CREATE TABLE reports (
    id BIGSERIAL NOT NULL,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    line BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    by_id BIGINT NOT NULL,
    text TEXT NOT NULL,
    done BIGINT,
    PRIMARY KEY (id),
    UNIQUE (line, by_id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(user_id) REFERENCES users (id),
    FOREIGN KEY(by_id) REFERENCES users (id)
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

CREATE TABLE ways (
    id BIGSERIAL NOT NULL,
    user_id BIGINT NOT NULL,
    channel TEXT NOT NULL,
    table_id TEXT,
    target TEXT NOT NULL,
    details JSON NOT NULL,
    daily BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(user_id) REFERENCES users (id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_ways_table_id ON ways (table_id);

CREATE INDEX ix_ways_user_id ON ways (user_id);

CREATE TABLE outbox (
    id BIGSERIAL NOT NULL,
    kind TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    facts JSON NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT,
    tries INTEGER NOT NULL,
    why TEXT NOT NULL,
    way_id BIGINT,
    table_id TEXT,
    whose BIGINT,
    turn INTEGER DEFAULT 0 NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(user_id) REFERENCES users (id),
    FOREIGN KEY(way_id) REFERENCES ways (id),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    FOREIGN KEY(whose) REFERENCES users (id)
);

CREATE INDEX ix_outbox_due ON outbox (due);

CREATE INDEX ix_outbox_table_id ON outbox (table_id);

CREATE INDEX ix_outbox_user_id ON outbox (user_id);

CREATE UNIQUE INDEX outbox_by_turn ON outbox (way_id, table_id, kind, whose);

CREATE FUNCTION entries_only_added() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'entries are only ever added'; END $$;

CREATE TRIGGER entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION entries_only_added();

INSERT INTO schema_version (version) VALUES (10);
