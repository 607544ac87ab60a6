import type { RecordedEvent } from '@reprise/contracts/kernel';
import { bytesOf } from '../memory/bytes-of';
import type { Rows } from './fold-events';
import type { Row } from './projection';

/** Part of the log. `position` is up to where it goes, if its last events are left out. */
export type Page = { readonly events: readonly RecordedEvent[]; readonly position: string };
/** What is written together at most: writers and, in one process, readers wait for so much. */
export type Most = { readonly pages: number; readonly rows: number; readonly bytes: number };

/** Rows that were folded and are not written yet. */
export class Gathering<R extends Row> {
  /** As they are stored. */
  readonly before = new Map<string, R | undefined>();
  readonly changed = new Map<string, R | undefined>();
  private pages = 0;
  private bytes = 0;

  constructor(private readonly most: Most) {}

  get isFull(): boolean {
    const { pages, rows, bytes } = this.most;
    return this.pages >= pages || this.changed.size >= rows || this.bytes >= bytes;
  }

  /** @param rows those that the page was folded over. */
  add(changed: Rows<R>, rows: Rows<R>): void {
    this.pages += 1;
    for (const [key, row] of changed) {
      if (!this.changed.has(key)) {
        this.before.set(key, rows.get(key));
        this.bytes += bytesOf(row);
      }
      this.changed.set(key, row);
    }
  }
}
