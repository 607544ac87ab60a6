export type EngineName = 'log' | 'documents' | 'search' | 'bus';

/** What keeps one kind of thing for a host, and whether it answers. */
export type EngineUse = {
  readonly name: EngineName;
  /** `SQLite`, `EventStoreDB`, … */
  readonly engine: string;
  /** A folder, or hosts without user and password. */
  readonly place: string;
  /** Without it the host can do nothing of use. */
  readonly needed: boolean;
  /** Resolves when the engine answers. */
  answers(): Promise<unknown>;
};
