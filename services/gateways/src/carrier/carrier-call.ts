import {
  callOut,
  laterIn,
  NoAnswer,
  type Connection,
  type OutboundCall,
  type OutboundReply,
} from '../outbound';
import { CarrierUnreachable } from './carrier.port';

export type CarrierConnection = Connection & {
  readonly id: string;
  /** Attempts in total; default 3. */
  readonly tries?: number;
  readonly wait: (ms: number) => Promise<unknown>;
};

/** Asking again at once would not help. */
const isLasting = ({ outcome }: NoAnswer) => outcome === 'address-not-allowed' || outcome === 'redirected';

async function tryOnce(connection: CarrierConnection, call: OutboundCall): Promise<OutboundReply | NoAnswer> {
  try {
    const reply = await callOut(connection, call);
    return laterIn(reply) ?? reply;
  } catch (error) {
    if (error instanceof NoAnswer) return error;
    throw error;
  }
}

/** One call, retried after 200 ms, 400 ms, … with the same key. @throws CarrierUnreachable after the last attempt */
export async function askCarrier(connection: CarrierConnection, call: OutboundCall): Promise<OutboundReply> {
  const tries = connection.tries ?? 3;
  let why = 'not asked';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await connection.wait(100 * 2 ** attempt);
    const reply = await tryOnce(connection, call);
    if (!(reply instanceof NoAnswer)) return reply;
    why = reply.message;
    if (isLasting(reply)) break;
  }
  throw new CarrierUnreachable(connection.id, why);
}
