import type { Provider } from '@nestjs/common';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK, DOCUMENTS, FACTOR_DOOR, SECRETS, type Secrets } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { AccessLog } from '../access/access-log.store';
import { SpentChallenges } from '../challenge/spent-challenges.store';
import { OTHER_SESSION_KEYS, PASSWORD_MAILER, SESSION_KEY, type PasswordMailer } from '../identity.port';
import { RefreshTokens } from '../refresh-tokens';
import { Enrolment } from './enrolment';
import { FactorNotices } from './factor-notices';
import { FactorProofs } from './factor-proofs';
import { FactorReset } from './factor-reset';
import { FactorStore } from './factors.store';
import { OneTimeTokens } from './one-time-tokens';
import { Passkeys } from './passkeys';
import { SecondStep } from './second-step';
import { SessionFactors } from './session-factors';

const stores: readonly Provider[] = [
  {
    provide: FactorStore,
    inject: [DOCUMENTS],
    useFactory: (documents: Documents) => new FactorStore(documents),
  },
  {
    provide: OneTimeTokens,
    inject: [SESSION_KEY, DOCUMENTS, CLOCK, { token: OTHER_SESSION_KEYS, optional: true }],
    useFactory: (key: Uint8Array, documents: Documents, clock: Clock, others: readonly Uint8Array[] = []) =>
      new OneTimeTokens([key, ...others], new SpentChallenges(documents, clock), clock),
  },
  {
    provide: Passkeys,
    inject: [OneTimeTokens],
    useFactory: (tokens: OneTimeTokens) => new Passkeys(tokens),
  },
  {
    provide: FactorNotices,
    inject: [PASSWORD_MAILER, CLOCK],
    useFactory: (mailer: PasswordMailer, clock: Clock) => new FactorNotices(mailer, clock),
  },
];

const acts: readonly Provider[] = [
  {
    provide: FactorProofs,
    inject: [FactorStore, Passkeys, SECRETS, CLOCK],
    useFactory: (store: FactorStore, passkeys: Passkeys, secrets: Secrets, clock: Clock) =>
      new FactorProofs(store, passkeys, secrets, clock),
  },
  {
    provide: Enrolment,
    inject: [FactorStore, Passkeys, SECRETS, CLOCK],
    useFactory: (store: FactorStore, passkeys: Passkeys, secrets: Secrets, clock: Clock) =>
      new Enrolment(store, passkeys, secrets, clock),
  },
  {
    provide: SecondStep,
    inject: [FactorStore, FactorProofs, Passkeys, OneTimeTokens],
    useFactory: (store: FactorStore, proofs: FactorProofs, passkeys: Passkeys, tokens: OneTimeTokens) =>
      new SecondStep(store, proofs, passkeys, tokens),
  },
  {
    provide: SessionFactors,
    inject: [FactorStore, FactorProofs, RefreshTokens, CLOCK],
    useFactory: (store: FactorStore, proofs: FactorProofs, sessions: RefreshTokens, clock: Clock) =>
      new SessionFactors(store, proofs, sessions, clock),
  },
  {
    provide: FactorReset,
    inject: [FactorStore, RefreshTokens, FactorNotices, AccessLog],
    useFactory: (store: FactorStore, sessions: RefreshTokens, notices: FactorNotices, log: AccessLog) =>
      new FactorReset(store, sessions, notices, log),
  },
];

/** Second factors: what proves them, and who asks for them. */
export const factorProviders: readonly Provider[] = [
  ...stores,
  ...acts,
  { provide: FACTOR_DOOR, useExisting: SessionFactors },
];
