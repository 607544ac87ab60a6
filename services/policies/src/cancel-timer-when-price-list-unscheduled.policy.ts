import { publicationKey } from './price-list-timers.rules';
import { idOf, policy } from './policy-language';

export const cancelTimerWhenPriceListUnscheduled = policy(
  'cancel-timer-when-price-list-unscheduled',
  ['PriceListUnscheduled', 'PriceListCancelled', 'PublicationStarted'],
  (event) => [{ kind: 'cancel', key: publicationKey(idOf(event)) }],
);
