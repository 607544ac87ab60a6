import type { Refusal } from '@reprise/contracts/problems';
import type { EventLog, Position } from './event-log.port';

const longest = 100;

/**
 * Validates an external position before it is used with the log; `latest` is the newest.
 * @param malformed thrown if it is not a position of this log: what was asked for names it in a parameter or in a body.
 */
export async function knownPosition(log: EventLog, text: string, malformed: Refusal): Promise<Position> {
  const head = await log.head();
  if (text === 'latest') return head;
  if (text === '') return '';
  if (text.length > longest || Number.isNaN(log.compare(text, head))) throw malformed;
  try {
    // It may look valid and not be: only the log knows where its events are.
    if (log.compare(text, head) < 0) await log.readAll(text, 1);
    return text;
  } catch (error) {
    throw error instanceof RangeError ? malformed : error;
  }
}
