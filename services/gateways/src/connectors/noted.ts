import type { CallOutcome } from '@reprise/contracts/connectors';
import { CarrierRefused, CarrierUnreachable, LabelNotReady } from '../carrier';
import { NoAnswer } from '../outbound';
import type { ConnectorAnswers } from './connector-answers';

type Owner = { readonly id: string; readonly accountId: string };
type Ended = { readonly outcome: CallOutcome; readonly detail?: string };
type Noting<T> = {
  readonly owner: Owner;
  readonly answers: ConnectorAnswers;
  /** How a call that was answered ended. */
  readonly endedBy?: (reply: T) => Ended;
  /** What is thrown where the system did not answer. */
  readonly instead?: (error: NoAnswer) => Error;
};

function endedIn(error: unknown): Ended | undefined {
  if (error instanceof NoAnswer) return error;
  if (error instanceof LabelNotReady) return { outcome: 'works' };
  if (error instanceof CarrierUnreachable) return { outcome: 'unreachable', detail: error.why };
  if (error instanceof CarrierRefused) return { outcome: 'refused', detail: error.reason };
  return undefined;
}

/** A call to a configured system: who configured it sees how the last one ended. */
export async function noted<T>(call: Promise<T>, noting: Noting<T>): Promise<T> {
  const { owner, answers, endedBy = () => ({ outcome: 'works' }) as const, instead } = noting;
  const note = ({ outcome, detail }: Ended) => answers.note(owner, outcome, detail);
  try {
    const reply = await call;
    await note(endedBy(reply));
    return reply;
  } catch (error) {
    const ended = endedIn(error);
    if (ended) await note(ended);
    throw error instanceof NoAnswer && instead ? instead(error) : error;
  }
}
