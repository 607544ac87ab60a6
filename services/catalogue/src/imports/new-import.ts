import type { ImportContent, ImportOrigin, ImportStrategy } from '@reprise/contracts/imports';
import type { Actor } from '@reprise/contracts/kernel';
import { uuidv7 } from '@reprise/kernel/base';
import { noCounts, type ImportJob } from './import-job';

export type NewImport = {
  readonly accountId: string;
  readonly actor: Actor;
  readonly origin: ImportOrigin;
  readonly content: ImportContent;
  readonly strategy: ImportStrategy;
  /** As its sender calls it. */
  readonly fileName: string;
  readonly sourceAccountId?: string;
};
type Begun = { readonly bytes: number; readonly unattended: boolean; readonly createdAt: string };

/** `C:\fakepath\products.csv` → `products.csv`. It is shown and downloaded by this name, and never a path. */
const bareName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\u0000-\u001f]/g, '') || 'import.csv';

export const newImport = (
  { fileName, ...asked }: NewImport,
  { bytes, unattended, createdAt }: Begun,
): ImportJob => ({
  ...asked,
  ...{ _id: uuidv7(), phase: 'receiving', unattended, createdAt },
  file: { name: bareName(fileName), bytes, received: [] },
  ...{ header: [], samples: [], columns: [], checked: null, counts: noCounts, done: 0, ignored: [] },
  ...{ error: null, cancelAsked: false, queuedAt: null, startedAt: null, endedAt: null },
});
