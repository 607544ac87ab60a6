import { publicationKey } from './price-list-timers.rules';
import { idOf, policy, toPriceList } from './policy-language';

export const setTimerWhenPriceListScheduled = policy(
  'set-timer-when-price-list-scheduled',
  ['PriceListScheduled'],
  (event) => {
    const { at } = event.data;
    const id = idOf(event);
    const send = toPriceList(id, { type: 'PublishScheduledPriceList', data: { at } });
    return [{ kind: 'set', key: publicationKey(id), dueAt: at, send }];
  },
);
