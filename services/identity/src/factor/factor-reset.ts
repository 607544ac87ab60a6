import type { User } from '@reprise/contracts/identity';
import type { RefreshTokens } from '../refresh-tokens';
import type { FactorNotices } from './factor-notices';
import type { FactorStore } from './factors.store';

/** For somebody who lost his telephone and his codes: whoever holds his sessions loses them, and he is told. */
export class FactorReset {
  constructor(
    private readonly store: FactorStore,
    private readonly sessions: RefreshTokens,
    private readonly notices: FactorNotices,
  ) {}

  async reset(user: User): Promise<void> {
    await this.store.forget(user.id);
    await this.sessions.revokeAllOf(user.id);
    await this.notices.reset(user);
  }
}
