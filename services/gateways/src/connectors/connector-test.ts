import { connectorOf, missingSecrets, type CallOutcome } from '@reprise/contracts/connectors';
import type { GuardedFetch } from '@reprise/kernel/outbound';
import { z } from 'zod';
import { callOut, laterIn, NoAnswer, type OutboundReply } from '../outbound';
import { connectionOf } from './connection-of';
import type { Opened } from './connector-directory';

export type Tested = { readonly outcome: CallOutcome; readonly detail: string };

const ready = z.object({ status: z.literal('ok') });
const method = z.object({ shipping_method: z.object({ id: z.number() }) });

/** What a test asks, and the answer of a system that is ready. It changes nothing there. */
const questionOf = ({ connectorId, properties }: Opened) =>
  connectorId === 'sendcloud'
    ? { path: `/shipping_methods/${properties['shippingMethod'] ?? ''}`, expected: method }
    : { path: '/status', expected: ready };

function judged(reply: OutboundReply, expected: z.ZodType): Tested {
  const { status, body } = reply;
  const detail = `status ${status}`;
  const later = laterIn(reply);
  if (later) return { outcome: later.outcome, detail };
  if (status >= 400) return { outcome: 'refused', detail };
  return expected.safeParse(body).success
    ? { outcome: 'works', detail: '' }
    : { outcome: 'answer-invalid', detail };
}

/** Really asks the other system. */
export async function testConnector(opened: Opened, fetch: GuardedFetch['fetch']): Promise<Tested> {
  const connector = connectorOf(opened.connectorId);
  const missing = connector ? missingSecrets(connector, Object.keys(opened.secrets)) : [];
  if (missing.length > 0) return { outcome: 'incomplete', detail: missing.join(', ') };
  const { path, expected } = questionOf(opened);
  try {
    return judged(await callOut(connectionOf(opened, fetch), { method: 'GET', path }), expected);
  } catch (error) {
    if (error instanceof NoAnswer) return { outcome: error.outcome, detail: error.detail };
    throw error;
  }
}
