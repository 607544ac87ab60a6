import type { Reactor } from '@reprise/kernel';
import { customerLink } from './customer-links';
import { writeToCustomer, type MailPorts } from './customer-mail';
import type { BuybackFacts } from './ports';
import { hasEnded, reactor } from './reactor-language';

/** Before the promised price ends; an event may have waited until a reminder would be false. */
export const mailPriceLockReminder = (ports: MailPorts): Reactor =>
  reactor('mail-price-lock-reminder', ['PriceLockReminded'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, ({ buyback: { price, priceSettled }, envelope, about }) => {
      if (priceSettled || hasEnded(event.data.until, reaction)) return undefined;
      const data = { ...about, ...promiseOf(price, event.data.until) };
      return { ...envelope, template: 'price-lock-reminder', data };
    }),
  );

/** It ended: the page of the link shows it beside the price of the day. */
export const mailPriceLockExpired = (ports: MailPorts): Reactor =>
  reactor('mail-price-lock-expired', ['PriceLockExpired'], (event, reaction) =>
    writeToCustomer(ports, event, reaction, async ({ buyback, accountId, envelope, about }) => {
      const link = await customerLink(ports.links, { accountId, id: buyback.id }, 'requote');
      const data = { ...about, ...promiseOf(buyback.price, event.data.until), link };
      return { ...envelope, template: 'price-lock-expired', data };
    }),
  );

const promiseOf = ({ total, currency }: BuybackFacts['price'], expiresAt: string) => ({
  price: { amount: total, currency },
  expiresAt,
});
