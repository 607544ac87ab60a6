import { carrierName } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { writeToCustomer, type MailPorts } from './customer-mail';
import { idOf, reactor } from './reactor-language';

export const mailCancelled = (ports: MailPorts): Reactor =>
  reactor('mail-cancelled', ['BuybackCancelled'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'buyback-cancelled', data: about },
    })),
  );

/** Each time a person requests it (customer journey §4); after the test itself, the proposal's mail is sent. */
export const mailQuarantine = (ports: MailPorts): Reactor =>
  reactor('mail-quarantine', ['QuarantineMailRequested'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'quarantine-mail', data: about },
    })),
  );

export const mailReturnSent = (ports: MailPorts): Reactor =>
  reactor('mail-return-sent', ['ItemReturned'], async (event, reaction) => {
    const label = await ports.histories.returnLabel(event.accountId, idOf(event));
    if (!label) return [];
    return writeToCustomer(ports, event, reaction, ({ envelope, about }) => ({
      ...{ ...envelope, template: 'return-sent' },
      data: { ...about, carrier: carrierName(label.carrier), link: label.trackingLink },
    }));
  });
