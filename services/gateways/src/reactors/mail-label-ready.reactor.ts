import { circuitRule } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { writeToCustomer, type MailPorts } from './customer-mail';
import { idOf, reactor } from './reactor-language';

/** The package of one web buyback; a store prints its labels itself. */
export const mailLabelReady = (ports: MailPorts): Reactor =>
  reactor('mail-label-ready', ['PackageLabelIssued'], async (event, reaction) => {
    const sent = await ports.histories.package(event.accountId, idOf(event));
    const fromCustomer = sent?.circuit && !circuitRule(sent.circuit).handedOverInStore;
    if (sent?.kind !== 'single' || !fromCustomer) return [];
    return writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'label-ready', data: about },
    }));
  });
