import type { Provider } from '@nestjs/common';
import type { userContract } from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK, DOCUMENTS, SECRETS, type Secrets } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { Directory } from '../directory';
import { users } from '../user.resource';
import { SingleSignOn } from './single-sign-on';
import { SsoAttempts } from './sso-attempt';
import { SsoDirectory } from './sso-directory';
import { SsoEntrance } from './sso-entrance';
import type { SsoOptions } from './sso-options';
import { SsoSecrets } from './sso-secrets';
import { SsoSubjects } from './sso-subjects.store';

/** Log-in at the organisation's own provider. */
export const ssoProviders = (options: SsoOptions): readonly Provider[] => [
  {
    provide: SsoDirectory,
    inject: [DOCUMENTS],
    useFactory: (documents: Documents) => new SsoDirectory(documents),
  },
  {
    provide: SsoSecrets,
    inject: [DOCUMENTS, SECRETS, CLOCK],
    useFactory: (documents: Documents, secrets: Secrets, clock: Clock) =>
      new SsoSecrets(documents, secrets, clock),
  },
  {
    provide: SingleSignOn,
    inject: [DOCUMENTS, SECRETS, CLOCK, SsoDirectory, SsoSecrets, Directory, users.token],
    useFactory: (
      documents: Documents,
      secrets: Secrets,
      clock: Clock,
      configured: SsoDirectory,
      kept: SsoSecrets,
      directory: Directory,
      store: ResourceStore<typeof userContract>,
    ) => {
      const attempts = new SsoAttempts(documents, secrets, clock);
      const entrance = new SsoEntrance(documents, directory, store, new SsoSubjects(documents));
      const accountOfHost = (host: string) => directory.accountOfHost(host);
      return new SingleSignOn(configured, kept, attempts, entrance, { ...options, accountOfHost });
    },
  },
];
