import type { User } from '@reprise/contracts/identity';
import type { AccessLog, From } from '../access/access-log.store';
import type { RefreshTokens } from '../refresh-tokens';
import type { FactorNotices } from './factor-notices';
import type { FactorStore } from './factors.store';

/** For somebody who lost his telephone and his codes: whoever holds his sessions loses them, and he is told. */
export class FactorReset {
  constructor(
    private readonly store: FactorStore,
    private readonly sessions: RefreshTokens,
    private readonly notices: FactorNotices,
    private readonly log: AccessLog,
  ) {}

  async reset(user: User, actorId: string, from: From): Promise<void> {
    await this.store.forget(user.id);
    await this.sessions.revokeAllOf(user.id);
    await this.log.write(user, { kind: 'factors-reset', actorId }, from);
    await this.notices.reset(user);
  }
}
