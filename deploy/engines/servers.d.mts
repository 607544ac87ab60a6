/** A server of an engine, started and answering. It is this process's child and ends with it. */
export interface EngineServer {
  /** What the product's variable takes: `mongodb://…` or `host:port`. */
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Of the running process; another one after `restart`. */
  readonly pid: number | undefined;
  /** SIGKILL, as when the machine is lost. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
  /** SIGSTOP and SIGCONT: connections stay open and nobody answers. */
  freeze(): void;
  thaw(): void;
  /** Starts again with the same folder and port (stops first when it runs); resolves when it answers. */
  restart(): Promise<void>;
}

/**
 * A server that nobody else uses: by EVENTSTORE_COMMAND, MONGODB_COMMAND or KAFKA_COMMAND where it is given, else the double
 * of EventStoreDB, FerretDB, Kafka as installed here.
 */
export function startOwn(
  engine: 'eventstoredb' | 'mongodb' | 'kafka',
  options: { folder: string; port?: number },
): Promise<EngineServer>;

/** Three nodes of EventStoreDB, each by the command, which is filled in for it. */
export function startEventStoreNodes(command: string, options: { folder: string }): Promise<EventStoreNodes>;
export interface EventStoreNodes {
  readonly url: string;
  /** Index of the node that leads; undefined while nobody does. */
  leader(): Promise<number | undefined>;
  kill(node: number): Promise<void>;
  start(node: number): Promise<void>;
  stop(): Promise<unknown>;
}

/** The double of EventStoreDB in a process of its own, with its events in `folder`. */
export function startEventStoreDouble(options: { folder: string; port?: number }): Promise<EngineServer>;

/** FerretDB with its SQLite files in `folder`: a standalone server of MongoDB's protocol, without transactions. */
export function startFerretDb(options: { folder: string; port?: number }): Promise<EngineServer>;

/** One Kafka node in KRaft mode. `settings` adds to server.properties; `heap` is the JVM's, `512m` when not given. */
export function startKafka(options: {
  folder: string;
  port?: number;
  controllerPort?: number;
  settings?: Record<string, string | number | boolean>;
  heap?: string;
}): Promise<EngineServer>;

/** librdkafka's mock broker through kcat; not a real broker (see servers/kafka-mock.mjs). */
export function startKafkaMock(): Promise<{ url: string; stop(): Promise<unknown> }>;
