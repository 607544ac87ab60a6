import { MongoClient, type Db } from 'mongodb';
import { watchHeartbeats } from './heartbeat-watch';

export type MongoOptions = {
  /** `mongodb://host:27017/reprise?replicaSet=rs0`; its settings for pool, timeouts and concerns apply. */
  readonly url: string;
  /** Overrides the one in the URL's path; `reprise` if neither is set. */
  readonly database?: string;
  /** Appended to the database's name, so that one URL serves several: `_read`. */
  readonly suffix?: string;
};

/** Differences between servers of the protocol. */
export type ServerTraits = {
  readonly partialIndexes: boolean;
  /** Whether queries ever use an index; if not, only indexes that refuse or mark something are kept. */
  readonly readsIndexes: boolean;
  readonly insertsPerCommand: number;
  readonly updatesPerCommand: number;
  /** Whether an update finds and changes its document atomically; if not, this process runs its updates one by one. */
  readonly atomicUpdates: boolean;
};

const mongodb: ServerTraits = {
  partialIndexes: true,
  readsIndexes: true,
  insertsPerCommand: 1000,
  updatesPerCommand: 1000,
  atomicUpdates: true,
};

/**
 * FerretDB 1: no partial indexes; every query scans the collection, whatever the indexes; an ordered insert of more
 * than 100 continues after a refusal; an update command has no separate error per update, and occupies a connection
 * of its store for each; an update reads, then writes by id.
 */
const ferretdb: ServerTraits = {
  partialIndexes: false,
  readsIndexes: false,
  insertsPerCommand: 100,
  updatesPerCommand: 1,
  atomicUpdates: false,
};

/** One connected client, its database, and its server's capabilities. */
export type MongoServer = {
  readonly db: Db;
  readonly traits: ServerTraits;
  /** Resolves if the server answers. @throws MongoError, after at most five seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const answerWithinMs = 5000;
const defaults = {
  /** Shown in the server's log and its connection list. */
  appName: 'reprise',
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
  readPreference: 'primary',
  maxPoolSize: 20,
  serverSelectionTimeoutMS: answerWithinMs,
  connectTimeoutMS: answerWithinMs,
  socketTimeoutMS: 60_000,
  waitQueueTimeoutMS: 10_000,
};

async function ping(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the document store does not answer')), answerWithinMs);
  });
  await Promise.race([db.command({ ping: 1 }), late]).finally(() => clearTimeout(timer));
}

async function traitsOf(db: Db): Promise<ServerTraits> {
  const info = await db.admin().command({ buildInfo: 1 });
  return typeof info['ferretdbVersion'] === 'string' && info['ferretdbVersion'].startsWith('v1.')
    ? ferretdb
    : mongodb;
}

/**
 * Connects. Writes are acknowledged once a majority has journaled them (on a standalone: once it has itself); reads
 * come from the primary. The driver retries a write only on a replica set, and finds a returning server by itself.
 * @throws MongoServerSelectionError if no server answers within five seconds.
 */
export async function openMongo({ url, database, suffix = '' }: MongoOptions): Promise<MongoServer> {
  const named = new URLSearchParams(url.split('?')[1]);
  const settings = Object.entries(defaults).filter(([name]) => !named.has(name));
  const client = new MongoClient(url, { ...Object.fromEntries(settings), ignoreUndefined: true });
  const watch = watchHeartbeats(client);
  const close = (): Promise<void> => (watch.stop(), client.close());
  try {
    await client.connect();
    const { dbName } = client.options;
    const db = client.db(`${database ?? (dbName === 'test' ? 'reprise' : dbName)}${suffix}`);
    const traits = await traitsOf(db);
    return { db, traits, ping: () => ping(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}
