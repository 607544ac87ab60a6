import type { EventImport, EventLog, SubscriptionStore, TimerStore } from '@reprise/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import type { DocumentImport, Documents } from '@reprise/read-kernel/documents';

/** An embedded installation, read and left as it is. */
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

/** What takes its place. Nobody works on it before the migration is complete. */
export type MigrationTarget = {
  readonly place: string;
  /** Absent when the log stays where it is; positions are then the same. */
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
  /** Events or documents that are copied at once; 1000 unless named. */
  readonly pageSize?: number;
  /** Ends the work between two pages; it goes on where it was when run again. */
  readonly signal?: AbortSignal | undefined;
};

/** The migration cannot begin, or go on, with what is there. Nothing was changed by the refusal. */
export class MigrationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationRefused';
  }
}

/** The target is not what the source is. */
export class MigrationDiffers extends Error {
  constructor(readonly differences: readonly string[]) {
    super(`the target differs from the source:\n  ${differences.join('\n  ')}`);
    this.name = 'MigrationDiffers';
  }
}
