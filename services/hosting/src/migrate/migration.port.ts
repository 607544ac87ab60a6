import type { EventImport, EventLog, SubscriptionStore, TimerStore } from '@reprise/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import type { DocumentImport, Documents } from '@reprise/read-kernel/documents';

/** An embedded installation, which is only read. */
export type MigrationSource = {
  /** For people: its folder. */
  readonly place: string;
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly documents: Documents;
  readonly files: Pick<FileStore, 'get'> & { keys(): Promise<readonly string[]> };
  close(): Promise<void>;
};

/** The target. Nobody works on it before the migration is complete. */
export type MigrationTarget = {
  readonly place: string;
  /** Absent if the log stays where it is; positions are then the same. */
  readonly log?: EventLog & EventImport;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly documents: Documents & DocumentImport;
  readonly files: FileStore;
  close(): Promise<void>;
};

export type MigrationTools = {
  readonly source: MigrationSource;
  readonly target: MigrationTarget;
  /** One line of progress. */
  readonly say: (line: string) => void;
  readonly now: () => Date;
  /** Events or documents copied at once; default 1000. */
  readonly pageSize?: number;
  /** Stops the work between two pages; it resumes when run again. */
  readonly signal?: AbortSignal | undefined;
};

/** The migration cannot start or continue in the current state. The refusal changed nothing. */
export class MigrationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationRefused';
  }
}

/** The target differs from the source. */
export class MigrationDiffers extends Error {
  constructor(readonly differences: readonly string[]) {
    super(`the target differs from the source:\n  ${differences.join('\n  ')}`);
    this.name = 'MigrationDiffers';
  }
}
