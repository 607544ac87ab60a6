import type { Part } from '@reprise/read-kernel';
import type { Config } from '../config';

/** What a thread that fills a part of a new collection gets when it is made. */
export type FillOrder = {
  readonly config: Config;
  /** Whose turn it is to write, shared by all threads of the process. */
  readonly turns: SharedArrayBuffer;
  /** An `Int32Array` of one: 1 once the work is to end where it is. */
  readonly stopped: SharedArrayBuffer;
  /** Its name, with the version. */
  readonly projection: string;
  readonly physical: string;
  readonly part: Part;
  readonly until: string;
};
/** What it says when its part is filled; it ends without a word if it was stopped. */
export const filled = 'filled';
