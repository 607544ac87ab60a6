import { circuitRule } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { writeToCustomer, type MailPorts } from './customer-mail';
import { idOf, reactor } from './reactor-language';

/** The parcel of one web file; a store prints its labels itself. */
export const mailLabelReady = (ports: MailPorts): Reactor =>
  reactor('mail-label-ready', ['PackageLabelIssued'], async (event, reaction) => {
    const parcel = await ports.histories.parcel(event.accountId, idOf(event));
    const fromCustomer = parcel?.circuit && !circuitRule(parcel.circuit).handedOverInStore;
    if (parcel?.kind !== 'single' || !fromCustomer) return [];
    return writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'label-ready', data: about },
    }));
  });
