import type { Carrier } from '../carrier';
import type { ConnectorAnswers } from './connector-answers';
import { noted } from './noted';

type Owner = { readonly id: string; readonly accountId: string };

/** The same carrier; who configured it sees how its last call ended. */
export const answering = (carrier: Carrier, owner: Owner, answers: ConnectorAnswers): Carrier => ({
  id: carrier.id,
  createShipment: (request) => noted(carrier.createShipment(request), { owner, answers }),
  track: (trackingNumber) => noted(carrier.track(trackingNumber), { owner, answers }),
  cancelShipment: (request) => noted(carrier.cancelShipment(request), { owner, answers }),
});
