import { Refusal } from '@reprise/contracts/problems';
import type { EventLog, Position } from './event-log.port';

const longest = 100;

/**
 * A position that came from outside, for use with the log; `latest` is the newest there is.
 * @throws Refusal `malformed-query` for what is no position of this log.
 */
export async function knownPosition(log: EventLog, text: string): Promise<Position> {
  const head = await log.head();
  if (text === 'latest') return head;
  if (text === '') return '';
  try {
    if (text.length <= longest && !Number.isNaN(log.compare(text, head))) return text;
  } catch (error) {
    throw new Refusal('malformed-query', { position: text.slice(0, longest), error: String(error) });
  }
  throw new Refusal('malformed-query', { position: text.slice(0, longest) });
}
