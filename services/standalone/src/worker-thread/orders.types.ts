import type { MessagePort } from 'node:worker_threads';
import type { Config } from '@reprise/hosting';

/** What the thread gets when it is made. */
export type ThreadData = {
  readonly config: Config;
  readonly neighbour: MessagePort;
  readonly turns: SharedArrayBuffer;
  /** How many requests the other thread is answering. */
  readonly requests: SharedArrayBuffer;
};
/** What it is told later. */
export type Order =
  | { readonly order: 'stop' }
  /** Where people reach the process. */
  | { readonly order: 'listens'; readonly port: number }
  | { readonly order: 'count'; readonly to: MessagePort };
