import type { TimerRequest } from '@reprise/kernel';
import { priceEndKey, priceReminderKey } from './price-lock-timers.rules';
import { idOf, policy, toBuyback } from './policy-language';

export const setTimersWhenPriceLocked = policy(
  'set-timers-when-price-locked',
  ['BuybackDeclared', 'BuybackRequoted'],
  (event) => {
    const { priceLock } = event.data;
    if (!priceLock) return [];
    const { until, remindAt } = priceLock;
    const id = idOf(event);
    const reminders = remindAt.map((dueAt, index): TimerRequest => {
      const reminder = index + 1;
      const send = toBuyback(id, { type: 'RemindPriceLock', data: { until, reminder } });
      return { kind: 'set', key: priceReminderKey(id, reminder), dueAt, send: { ...send, notAfter: until } };
    });
    const expire = toBuyback(id, { type: 'ExpirePriceLock', data: { until } });
    return [...reminders, { kind: 'set', key: priceEndKey(id), dueAt: until, send: expire }];
  },
);
