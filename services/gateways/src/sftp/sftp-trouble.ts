import type { CallOutcome } from '@reprise/contracts/connectors';
import type { ImportError } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { NoAnswer } from '../outbound';
import { FileUnfinished } from './fetch-import';

export type SftpTrouble = {
  /** As the list of imports tells it. */
  readonly error: ImportError;
  /** As the configuration shows it. */
  readonly outcome: CallOutcome;
  readonly detail: string;
  /** Whether it may be better in a while. */
  readonly again: boolean;
  /** Whether the list of imports has it already. */
  readonly listed: boolean;
};

const errors: Partial<Record<CallOutcome, ImportError>> = {
  unreachable: 'server-away',
  timeout: 'server-away',
  'address-not-allowed': 'server-unknown',
  'host-key-unknown': 'server-unknown',
  'host-key-changed': 'server-unknown',
};

/** Why nothing was fetched. @throws what is no trouble of the server or its file */
export function sftpTrouble(error: unknown): SftpTrouble {
  if (error instanceof FileUnfinished)
    return { error: 'file-unfinished', outcome: 'works', detail: '', again: true, listed: false };
  if (error instanceof Refusal) {
    const isLarge = error.code === 'file-too-large';
    const code = isLarge ? 'too-large' : 'format';
    return { error: code, outcome: 'works', detail: error.code, again: false, listed: !isLarge };
  }
  if (!(error instanceof NoAnswer)) throw error;
  const { outcome, detail } = error;
  const code = errors[outcome] ?? 'server-refuses';
  return { error: code, outcome, detail, again: code === 'server-away', listed: false };
}
