-- What was kept on the day of version 4: people, a lesson, and ordinary tables.

INSERT INTO users (id, name, login, password_hash, language, prefs, created) VALUES
    (1, 'Ada', 'ada', 'hash', 'de', '{"theme": "dark"}', 1000),
    (2, 'Bert', NULL, NULL, 'en', '{}', 2000);

INSERT INTO tables
    (id, game, revision, options, components, components_digest, seed, house, listed, undo, spectators, owner,
     created, forked_from, forked_at, rematch_of, lesson, status, seq, turn, version, changed, result)
VALUES
    ('lesson', 'some_game', 1, '{}', NULL, 'digest', '0000000000000000000000000000000a', FALSE, FALSE, 'free',
     FALSE, 1, 3000, NULL, NULL, NULL, 'first', 'running', 2, 0, 0, 3000, NULL),
    ('fork of the lesson', 'some_game', 1, '{}', NULL, 'digest', '0000000000000000000000000000000a', TRUE, FALSE,
     'free', FALSE, 1, 3000, 'lesson', 1, NULL, '', 'running', 0, 0, 0, 3000, NULL),
    ('around one screen', 'some_game', 1, '{}', NULL, 'digest', '0000000000000000000000000000000a', TRUE, FALSE,
     'free', FALSE, 1, 3000, NULL, NULL, NULL, '', 'running', 0, 0, 0, 3000, NULL),
    ('with friends', 'some_game', 1, '{"map": "north"}', NULL, 'digest', 'c0ffee00000000000000000000000000', FALSE,
     TRUE, 'ask', TRUE, 1, 3000, NULL, NULL, NULL, '', 'waiting', 0, -1, 0, 3000, NULL);

INSERT INTO seats (table_id, seat, kind, user_id, bot, name, invite_nonce) VALUES
    ('lesson', 0, 'person', 1, NULL, 'Ada', NULL),
    ('lesson', 1, 'bot', NULL, 'greedy', 'Bot', NULL),
    ('fork of the lesson', 0, 'person', 1, NULL, 'Ada', NULL),
    ('around one screen', 0, 'person', 1, NULL, 'Ada', NULL),
    ('with friends', 0, 'person', 1, NULL, 'Ada', NULL),
    ('with friends', 1, 'open', NULL, NULL, '', 'random');

INSERT INTO entries (table_id, seq, seat, move, taken_back, key, user_id, at) VALUES
    ('lesson', 1, 0, 'go', 0, 'a', 1, 4000),
    ('lesson', 2, 0, NULL, 1, 'b', 1, 5000);

INSERT INTO notes (table_id, user_id, text) VALUES ('with friends', 2, 'Remember the bridge.');
