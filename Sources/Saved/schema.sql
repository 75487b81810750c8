-- The tables, and the views for people.

-- A deal is one row from its begin to its record. Its `made` counts the flips and hints of all its positions: a
-- position that counts fewer is an earlier state of the game. `ended` and what follows it, but `aids`, are NULL until
-- the game is first over. A day is the number of days since 1970.
--
-- A position has the text of a game, as in a recording, without its moves, and beside it what lists of games sort
-- and count by. Each line of play is a row of `moves`, so that it does not write the game anew.
--
-- `tallies` counts the games that are over and, as an outcome `day`, the days whose game was finished; `ranks` counts
-- the finished games; `streaks` has the first and the last of consecutive days whose game was finished on time. So no
-- answer counts them. `is_counted` tells whether they have a deal.
CREATE TABLE deals(
  id INTEGER PRIMARY KEY AUTOINCREMENT, deck TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL,
  seed TEXT NOT NULL, day INTEGER, players TEXT NOT NULL,
  began INTEGER, made INTEGER NOT NULL DEFAULT 0,
  ended INTEGER, outcome TEXT, moves INTEGER, flips INTEGER, seconds INTEGER, regret REAL, luck REAL,
  won TEXT, points TEXT, aids TEXT NOT NULL DEFAULT '', is_counted INTEGER NOT NULL DEFAULT 0);
CREATE TABLE tallies(
  players TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL, outcome TEXT NOT NULL,
  moves INTEGER NOT NULL, is_assisted INTEGER NOT NULL, deck TEXT NOT NULL, games INTEGER NOT NULL,
  PRIMARY KEY(players, cards, pairs, outcome, moves, is_assisted, deck)) WITHOUT ROWID;
CREATE TABLE ranks(
  players TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL, is_assisted INTEGER NOT NULL,
  moves INTEGER NOT NULL, seconds INTEGER NOT NULL, games INTEGER NOT NULL,
  PRIMARY KEY(players, cards, pairs, is_assisted, moves, seconds)) WITHOUT ROWID;
CREATE TABLE streaks(
  players TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
  PRIMARY KEY(players, first)) WITHOUT ROWID;
CREATE TABLE positions(
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal INTEGER REFERENCES deals, name TEXT UNIQUE,
  text TEXT NOT NULL DEFAULT '', made INTEGER NOT NULL DEFAULT 0, found INTEGER NOT NULL DEFAULT 0,
  moves INTEGER NOT NULL DEFAULT 0, is_over INTEGER NOT NULL DEFAULT 0, time INTEGER NOT NULL DEFAULT 0,
  latest INTEGER NOT NULL);
CREATE TABLE moves(
  position INTEGER NOT NULL, start INTEGER NOT NULL, words TEXT NOT NULL,
  PRIMARY KEY(position, start));
CREATE TABLE learned_pairs(
  deck TEXT NOT NULL, front TEXT NOT NULL, back TEXT NOT NULL, box INTEGER NOT NULL, due INTEGER NOT NULL,
  PRIMARY KEY(deck, front, back));
CREATE TABLE cards_of_decks(deck TEXT PRIMARY KEY, cards TEXT NOT NULL);
CREATE TABLE favorite_tunes(id INTEGER PRIMARY KEY, title TEXT NOT NULL, artist TEXT NOT NULL,
  UNIQUE(title, artist));
CREATE TABLE tunes(category TEXT PRIMARY KEY, fetched INTEGER NOT NULL, file TEXT NOT NULL);

CREATE INDEX unbegun_deals ON deals(id) WHERE began IS NULL;
CREATE INDEX uncounted_deals ON deals(id) WHERE outcome IS NOT NULL AND is_counted = 0;
CREATE INDEX deals_by_seed ON deals(seed, pairs, ended) WHERE began IS NOT NULL;
CREATE INDEX unfinished_deals ON deals(players, pairs, cards, deck)
  WHERE began IS NOT NULL AND outcome IS NULL;
CREATE INDEX best_games ON deals(players, pairs, cards, aids <> '', moves, seconds, ended)
  WHERE outcome = 'finished';
CREATE INDEX latest_games ON deals(players, cards, ended) WHERE outcome = 'finished';
CREATE INDEX games_of_days ON deals(players, day, ended)
  WHERE outcome = 'finished' AND day IS NOT NULL AND instr(aids, 'repeat') = 0;
CREATE INDEX games_of_several ON deals(ended) WHERE outcome = 'finished' AND instr(players, ' ') > 0;
CREATE INDEX results_of_several ON deals(players, outcome, won, points, pairs)
  WHERE outcome IS NOT NULL AND instr(players, ' ') > 0;
CREATE INDEX positions_by_time ON positions(latest);

CREATE VIEW records AS
  SELECT strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch') AS "when", deck, cards, pairs, moves, flips,
    seconds, seed, regret, luck, replace(players, ' ', ',') AS players, replace(won, ' ', ',') AS won,
    coalesce(points, '') AS "match", coalesce(date(day * 86400, 'unixepoch'), '') AS day, aids
  FROM deals WHERE outcome = 'finished' ORDER BY ended, id;
CREATE VIEW games AS
  SELECT coalesce(positions.name, '') AS name, deck, pairs, found, positions.moves AS moves,
    replace(players, ' ', ',') AS players,
    coalesce(date(day * 86400, 'unixepoch'), '') AS day,
    strftime('%Y-%m-%dT%H:%M:%SZ', time, 'unixepoch') AS played
  FROM positions JOIN deals ON deals.id = deal
  WHERE name IS NOT NULL OR NOT is_over ORDER BY latest DESC;
CREATE VIEW favorites AS SELECT title, artist FROM favorite_tunes ORDER BY id;
CREATE VIEW learned AS SELECT deck, front, back, box, date(due * 86400, 'unixepoch') AS due
  FROM learned_pairs;

-- Rows of another file can be inserted into the views. The next start counts them.
CREATE TRIGGER record_arrives INSTEAD OF INSERT ON records BEGIN
  INSERT INTO deals(deck, cards, pairs, seed, day, players, began, made, ended, outcome, moves, flips, seconds,
      regret, luck, won, points, aids)
    VALUES (new.deck, new.cards, new.pairs, new.seed, julianday(nullif(new.day, '')) - 2440587.5,
      replace(new.players, ',', ' '), strftime('%s', new."when") - new.seconds, new.flips,
      CAST(strftime('%s', new."when") AS INTEGER), 'finished', new.moves, new.flips, new.seconds, new.regret,
      new.luck, replace(new.won, ',', ' '), nullif(new."match", ''), new.aids);
END;
CREATE TRIGGER pair_arrives INSTEAD OF INSERT ON learned BEGIN
  INSERT OR REPLACE INTO learned_pairs
    VALUES (new.deck, new.front, new.back, new.box, julianday(new.due) - 2440587.5);
END;
CREATE TRIGGER favorite_arrives INSTEAD OF INSERT ON favorites BEGIN
  INSERT OR IGNORE INTO favorite_tunes(title, artist) VALUES (new.title, new.artist);
END;
