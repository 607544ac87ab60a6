import type { Provider } from '@nestjs/common';
import type { Clock } from '@reprise/kernel/base';
import { CHALLENGE_DOOR, CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { OTHER_SESSION_KEYS, SESSION_KEY } from '../identity.port';
import { ProofOfWork } from './proof-of-work';
import { SpentChallenges } from './spent-challenges.store';

export const challengeProviders: readonly Provider[] = [
  {
    provide: CHALLENGE_DOOR,
    inject: [SESSION_KEY, DOCUMENTS, CLOCK, { token: OTHER_SESSION_KEYS, optional: true }],
    useFactory: (key: Uint8Array, documents: Documents, clock: Clock, others: readonly Uint8Array[] = []) =>
      new ProofOfWork([key, ...others], new SpentChallenges(documents, clock), clock),
  },
];
