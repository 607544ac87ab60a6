import type {
  IgnoredLine,
  ImportContent,
  ImportCounts,
  ImportDifference,
  ImportError,
  ImportFault,
  ImportOrigin,
  ImportPhase,
  ImportStrategy,
} from '@reprise/contracts/imports';
import type { Actor } from '@reprise/contracts/kernel';

export type ImportedFile = {
  /** As its sender called it: shown, and never a path. */
  readonly name: string;
  readonly bytes: number;
  /** Those that have arrived, counted from 1. */
  readonly received: readonly number[];
  readonly encoding?: TextEncodingName;
  readonly separator?: string;
};
export type TextEncodingName = 'utf8' | 'utf16-le' | 'utf16-be' | 'win1252';

export type Checked = {
  readonly counts: ImportCounts;
  readonly ignored: readonly IgnoredLine[];
  readonly differences: readonly ImportDifference[];
};

/** One import as it is stored: what was asked, how far it is, and what it did. */
export type ImportJob = {
  readonly _id: string;
  readonly accountId: string;
  readonly origin: ImportOrigin;
  readonly content: ImportContent;
  readonly strategy: ImportStrategy;
  readonly phase: ImportPhase;
  readonly actor: Actor;
  readonly sourceAccountId?: string;
  readonly file: ImportedFile;
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly columns: readonly (string | null)[];
  /** Nobody looks at the dry run: it starts by itself. */
  readonly unattended: boolean;
  readonly checked: Checked | null;
  readonly counts: ImportCounts;
  /** Lines that are dealt with, in the order of the file: the next process goes on behind them. */
  readonly done: number;
  readonly ignored: readonly IgnoredLine[];
  readonly error: ImportError | null;
  readonly cancelAsked: boolean;
  readonly createdAt: string;
  readonly queuedAt: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
};

/** What one line did, kept with its import: with what was there before, or with its cells if it was ignored. */
export type KeptLine = {
  readonly line: number;
  readonly did: 'inserted' | 'updated' | 'ignored';
  readonly id?: string;
  readonly before?: object;
  readonly cells?: readonly string[];
  readonly faults?: readonly ImportFault[];
};

export const noCounts: ImportCounts = { found: 0, inserted: 0, updated: 0, ignored: 0, unchanged: 0 };
