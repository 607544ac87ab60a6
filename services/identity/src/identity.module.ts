import { Global, Inject, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DocumentFeed, OutboxFlusher, resourceModule } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { accessProviders } from './access/access-providers';
import { AccessController } from './access/access.controller';
import { SessionsController } from './access/sessions.controller';
import { ChallengeController } from './challenge/challenge.controller';
import { challengeProviders } from './challenge/challenge-providers';
import { Directory } from './directory';
import { EarlierOperators } from './earlier-operators';
import { FirstTermsReader } from './first-terms.reader';
import { FactorController } from './factor/factor.controller';
import { factorProviders } from './factor/factor-providers';
import { SecondFactorController } from './factor/second-factor.controller';
import { OTHER_SESSION_KEYS, SESSION_KEY } from './identity.port';
import { loginProviders } from './login-providers';
import { PasswordController } from './password.controller';
import { PasswordLinks } from './password-links';
import { Passwords } from './passwords';
import { RefreshTokens } from './refresh-tokens';
import { SessionController } from './session.controller';
import { SessionTokens } from './session-token';
import { SsoController } from './sso/sso.controller';
import { ssoDefinition } from './sso/sso-configurations.resource';
import type { SsoOptions } from './sso/sso-options';
import { ssoProviders } from './sso/sso-providers';
import { StandingReader } from './standing.reader';
import { TokenSessionReader } from './token-session-reader';
import { UserController } from './user.controller';
import { UserImportController } from './import/user-import.controller';
import { users } from './user.resource';
import { Visitors, type VisitorOptions } from './visitors';
import {
  CHALLENGE_DOOR,
  CLOCK,
  DOCUMENTS,
  FACTOR_DOOR,
  SESSION_READER,
  SESSION_WATCH,
} from '@reprise/kernel/ports';
import type { Clock } from '@reprise/kernel/base';

export type IdentityOptions = VisitorOptions & { readonly sso: SsoOptions };

const onDocuments = (type: new (documents: Documents, clock: Clock) => object): Provider => ({
  provide: type,
  inject: [DOCUMENTS, CLOCK],
  useFactory: (documents: Documents, clock: Clock) => new type(documents, clock),
});

const providers = (options: IdentityOptions): Provider[] => [
  ...ssoProviders(options.sso),
  ...[Directory, Passwords, PasswordLinks, RefreshTokens].map(onDocuments),
  {
    provide: StandingReader,
    inject: [Directory, CLOCK],
    useFactory: (directory: Directory, clock: Clock) => new StandingReader(directory, clock),
  },
  {
    provide: SessionTokens,
    inject: [SESSION_KEY, CLOCK, { token: OTHER_SESSION_KEYS, optional: true }],
    useFactory: (key: Uint8Array, clock: Clock, others: readonly Uint8Array[] = []) =>
      new SessionTokens(key, clock, others),
  },
  ...loginProviders,
  ...challengeProviders,
  ...factorProviders,
  ...accessProviders,
  {
    provide: TokenSessionReader,
    inject: [SessionTokens, RefreshTokens, Directory, StandingReader],
    useFactory: (
      tokens: SessionTokens,
      refresh: RefreshTokens,
      directory: Directory,
      standings: StandingReader,
    ) => new TokenSessionReader(tokens, refresh, directory, standings),
  },
  {
    provide: Visitors,
    inject: [Directory, SessionTokens],
    useFactory: (directory: Directory, tokens: SessionTokens) => new Visitors(directory, tokens, options),
  },
  EarlierOperators,
  FirstTermsReader,
  { provide: SESSION_READER, useExisting: TokenSessionReader },
  { provide: SESSION_WATCH, useExisting: TokenSessionReader },
];

/**
 * Users, sessions and passwords. The host provides, globally: `DOCUMENTS`, `CLOCK`, `OutboxModule`, `SESSION_KEY`,
 * `SECRETS`, `ACCOUNT_SETTINGS`, `LINKS` and `PASSWORD_MAILER`; it may provide `OTHER_SESSION_KEYS`.
 */
@Global()
@Module({})
export class IdentityModule {
  /** Sessions follow what happens to users, accounts and organisations. */
  constructor(
    @Inject(TokenSessionReader) sessions: TokenSessionReader,
    @Inject(OutboxFlusher) outbox: OutboxFlusher,
    @Inject(DocumentFeed) feed: DocumentFeed,
  ) {
    outbox.onWritten((written) => sessions.changed([written]));
    feed.on((changes) => sessions.changed(changes));
  }

  static with(options: IdentityOptions): DynamicModule {
    const resources = resourceModule('UserResource', [users, ssoDefinition(options.sso)]);
    return {
      module: IdentityModule,
      imports: [resources],
      controllers: [
        SessionController,
        ChallengeController,
        PasswordController,
        UserController,
        UserImportController,
        SsoController,
        FactorController,
        SecondFactorController,
        SessionsController,
        AccessController,
      ],
      providers: providers(options),
      exports: [resources, Directory, Passwords, SESSION_READER, SESSION_WATCH, CHALLENGE_DOOR, FACTOR_DOOR],
    };
  }
}
