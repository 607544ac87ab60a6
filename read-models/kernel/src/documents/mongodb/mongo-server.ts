import { MongoClient, type Db } from 'mongodb';
import { watchHeartbeats } from './heartbeat-watch';

export type MongoOptions = {
  /** `mongodb://host:27017/reprise?replicaSet=rs0`; what it says of pool, times and concerns stands. */
  readonly url: string;
  /** Instead of the one in the path of the URL; `reprise` where neither names one. */
  readonly database?: string;
  /** Added to the database's name, so that one URL serves several: `_read`. */
  readonly suffix?: string;
  /** Shown in the server's log and its list of connections. */
  readonly appName?: string;
};

/** What differs from one server of the protocol to another. */
export type ServerTraits = {
  readonly partialIndexes: boolean;
  /** Whether a query is ever answered from an index; if not, only those are kept that refuse or mark something. */
  readonly readsIndexes: boolean;
  readonly insertsPerCommand: number;
  readonly updatesPerCommand: number;
  /** Whether an update finds and changes its document in one step; if not, this process makes its own one by one. */
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
 * FerretDB 1: no partial indexes; every query walks the collection, whatever is indexed; an ordered insert of more than 100 goes on after a refusal; an update command has no
 * error of its own for each update, and holds a connection of its store for each; an update reads, then writes by id.
 */
const ferretdb: ServerTraits = {
  partialIndexes: false,
  readsIndexes: false,
  insertsPerCommand: 100,
  updatesPerCommand: 1,
  atomicUpdates: false,
};

/** One connected client, its database, and what its server can. */
export type MongoServer = {
  readonly db: Db;
  readonly traits: ServerTraits;
  /** Resolves when the server answers. @throws MongoError, after at most five seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const answerWithinMs = 5000;
const defaults = {
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
 * Connects. Writes are answered once a majority has them in its journal (a standalone: once its own has), reads come
 * from the primary. The driver repeats a write by itself only on a replica set, and finds a returning server by itself.
 * @throws MongoServerSelectionError when no server answers within five seconds.
 */
export async function openMongo({
  url,
  database,
  suffix = '',
  appName = 'reprise',
}: MongoOptions): Promise<MongoServer> {
  const named = new URLSearchParams(url.split('?')[1]);
  const settings = Object.entries({ ...defaults, appName }).filter(([name]) => !named.has(name));
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
