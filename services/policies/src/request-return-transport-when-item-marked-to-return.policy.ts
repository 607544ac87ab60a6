import { idOf, policy, toItem } from './policy-language';

export const requestReturnTransportWhenItemMarkedToReturn = policy(
  'request-return-transport-when-item-marked-to-return',
  ['ItemMarkedToReturn'],
  (event) => [toItem(idOf(event), { type: 'RequestReturnTransport', data: {} })],
);
