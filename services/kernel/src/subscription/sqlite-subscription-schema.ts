/** Tables beside `events`; `sequence` keeps the order in which a key's events were parked. */
export const subscriptionSchema = `
  CREATE TABLE IF NOT EXISTS leases (
    consumer TEXT PRIMARY KEY, holder TEXT NOT NULL, token INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS team_members (
    team TEXT NOT NULL, instance TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (team, instance)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS checkpoints (consumer TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS wishes (
    consumer TEXT PRIMARY KEY, paused INTEGER NOT NULL DEFAULT 0, restarts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS subscription_reports (
    consumer TEXT PRIMARY KEY, state TEXT NOT NULL, position TEXT NOT NULL, instance TEXT NOT NULL,
    error TEXT, at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS parked_keys (
    consumer TEXT NOT NULL, key TEXT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL,
    next_try_at TEXT NOT NULL, error TEXT NOT NULL, since TEXT NOT NULL, PRIMARY KEY (consumer, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS parked_keys_by_try ON parked_keys (consumer, status, next_try_at);
  CREATE TABLE IF NOT EXISTS parked_events (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, consumer TEXT NOT NULL, key TEXT NOT NULL, position TEXT NOT NULL,
    event_id TEXT NOT NULL, type TEXT NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    UNIQUE (consumer, key, event_id)
  ) STRICT`;

const key = `SELECT key, status, attempts, next_try_at AS nextTryAt, error, since,
  (SELECT count(*) FROM parked_events e WHERE e.consumer = k.consumer AND e.key = k.key) AS events
  FROM parked_keys k WHERE consumer = ?`;

export const subscriptionSql = {
  lease: 'SELECT holder, token, expires_at FROM leases WHERE consumer = ?',
  saveLease: 'REPLACE INTO leases (consumer, holder, token, expires_at) VALUES (?, ?, ?, ?)',
  release: `UPDATE leases SET holder = '', expires_at = 0 WHERE consumer = ? AND token = ?`,
  announce: 'REPLACE INTO team_members (team, instance, expires_at) VALUES (?, ?, ?)',
  withdraw: 'DELETE FROM team_members WHERE team = ? AND instance = ?',
  forgetMembers: 'DELETE FROM team_members WHERE expires_at <= ?',
  members: 'SELECT instance FROM team_members WHERE team = ? ORDER BY instance',
  checkpoint: 'SELECT position FROM checkpoints WHERE consumer = ?',
  saveCheckpoint: 'REPLACE INTO checkpoints (consumer, position) VALUES (?, ?)',
  addKey: `INSERT INTO parked_keys (consumer, key, status, attempts, next_try_at, error, since)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  park: `INSERT INTO parked_events (consumer, key, position, event_id, type, stream, revision)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  keys: `${key} ORDER BY since, key`,
  dueKeys: `SELECT key, attempts FROM parked_keys
    WHERE consumer = ? AND status = 'retrying' AND next_try_at <= ? ORDER BY next_try_at`,
  parked: `SELECT position, event_id AS eventId, type, stream, revision FROM parked_events
    WHERE consumer = ? AND key = ? ORDER BY sequence LIMIT ?`,
  unpark: 'DELETE FROM parked_events WHERE consumer = ? AND key = ? AND event_id = ?',
  noteFailure: `UPDATE parked_keys SET status = ?, attempts = ?, next_try_at = ?, error = ?
    WHERE consumer = ? AND key = ?`,
  releaseKey: `DELETE FROM parked_keys AS k WHERE consumer = ? AND key = ? AND NOT EXISTS
    (SELECT 1 FROM parked_events e WHERE e.consumer = k.consumer AND e.key = k.key)`,
  retryKey: `UPDATE parked_keys SET status = 'retrying', attempts = 0, next_try_at = ? WHERE consumer = ? AND key = ?`,
  setPaused: `INSERT INTO wishes (consumer, paused) VALUES (?, ?)
    ON CONFLICT (consumer) DO UPDATE SET paused = excluded.paused`,
  restart: `INSERT INTO wishes (consumer, restarts) VALUES (?, 1)
    ON CONFLICT (consumer) DO UPDATE SET restarts = restarts + 1`,
  wish: 'SELECT paused, restarts FROM wishes WHERE consumer = ?',
  consumers: `SELECT consumer FROM checkpoints UNION SELECT consumer FROM parked_keys UNION SELECT consumer FROM wishes
    ORDER BY consumer`,
  report: `REPLACE INTO subscription_reports (consumer, state, position, instance, error, at)
    VALUES (?, ?, ?, ?, ?, ?)`,
  reports:
    'SELECT consumer, state, position, instance, error, at FROM subscription_reports ORDER BY consumer',
} as const;

export type SubscriptionSql = typeof subscriptionSql;
