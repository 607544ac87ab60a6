import {
  factorEndpoints,
  openSessionEndpoints,
  sessionEndpoints,
  type User,
} from '@reprise/contracts/identity';
import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import type { IconName } from '../../../ui/icon-paths';

/** What is done to a user after a question; its words are `<key>.action`, `.title`, `.sentence`, `.confirm`, `.sent`. */
export type UserAct = {
  readonly key: 'link' | 'end-sessions' | 'reset-factors';
  readonly icon: IconName;
  readonly danger?: boolean;
  readonly endpoint: EndpointSpec;
  readonly call: (user: User) => CallOf<EndpointSpec>;
};

const byId = ({ id }: User) => ({ params: { id } });

export const userActs: readonly UserAct[] = [
  {
    ...{ key: 'link', icon: 'mail', endpoint: sessionEndpoints.renewPassword },
    call: ({ email }) => ({ body: { email } }),
  },
  { key: 'end-sessions', icon: 'logout', endpoint: openSessionEndpoints.endOfUser, call: byId },
  { key: 'reset-factors', icon: 'shield', danger: true, endpoint: factorEndpoints.reset, call: byId },
];
