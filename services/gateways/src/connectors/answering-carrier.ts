import { CarrierRefused, CarrierUnreachable, type Carrier } from '../carrier';
import type { ConnectorAnswers } from './connector-answers';

type Owner = { readonly id: string; readonly accountId: string };

async function noted<T>(call: Promise<T>, owner: Owner, answers: ConnectorAnswers): Promise<T> {
  try {
    const reply = await call;
    await answers.note(owner, 'works');
    return reply;
  } catch (error) {
    if (error instanceof CarrierUnreachable) await answers.note(owner, 'unreachable', error.why);
    if (error instanceof CarrierRefused) await answers.note(owner, 'refused', error.reason);
    throw error;
  }
}

/** The same carrier; who configured it sees how its last call ended. */
export const answering = (carrier: Carrier, owner: Owner, answers: ConnectorAnswers): Carrier => ({
  id: carrier.id,
  createShipment: (request) => noted(carrier.createShipment(request), owner, answers),
  track: (trackingNumber) => noted(carrier.track(trackingNumber), owner, answers),
  cancelShipment: (request) => noted(carrier.cancelShipment(request), owner, answers),
});
