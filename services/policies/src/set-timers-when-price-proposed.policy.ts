import type { TimerRequest } from '@reprise/kernel';
import { expiryKey, reminderKey } from './proposal-timers.rules';
import { idOf, policy, toBuyback } from './policy-language';

export const setTimersWhenPriceProposed = policy(
  'set-timers-when-price-proposed',
  ['PriceProposed'],
  (event) => {
    const { proposalId, remindAt, expiresAt } = event.data;
    const id = idOf(event);
    const reminders = remindAt.map((dueAt, index): TimerRequest => {
      const reminder = index + 1;
      const send = toBuyback(id, { type: 'RemindProposal', data: { proposalId, reminder } });
      return { kind: 'set', key: reminderKey(id, reminder), dueAt, send: { ...send, notAfter: expiresAt } };
    });
    const expire = toBuyback(id, { type: 'ExpireProposal', data: { proposalId } });
    return [...reminders, { kind: 'set', key: expiryKey(id), dueAt: expiresAt, send: expire }];
  },
);
