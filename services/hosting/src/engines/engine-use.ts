export type EngineName = 'log' | 'documents' | 'search' | 'bus';

/** An engine used by a host for one kind of data, and whether it answers. */
export type EngineUse = {
  readonly name: EngineName;
  /** `SQLite`, `EventStoreDB`, … */
  readonly engine: string;
  /** A folder, or hosts without user and password. */
  readonly place: string;
  /** Without it the host cannot do anything useful. */
  readonly needed: boolean;
  /** Resolves when the engine answers. */
  answers(): Promise<unknown>;
};
