import type { OpenSession } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { seenAt, startedAt, type RefreshTokens } from '../refresh-tokens';

/** Where somebody is logged in, and the end of it. */
export class SessionList {
  constructor(private readonly sessions: RefreshTokens) {}

  /** @param current the session that asks */
  async of(userId: string, current?: string): Promise<readonly OpenSession[]> {
    const open = await this.sessions.openOf(userId);
    return open.map((family) => ({
      id: family._id,
      device: family.device ?? null,
      startedAt: startedAt(family),
      seenAt: seenAt(family),
      current: family._id === current,
    }));
  }

  /** @throws Refusal `not-found` for a session that is over, or somebody else's. */
  async end(userId: string, id: string): Promise<void> {
    const open = await this.sessions.openOf(userId);
    if (!open.some(({ _id }) => _id === id)) throw new Refusal('not-found');
    await this.sessions.revoke(id);
  }

  async endOthers(userId: string, current: string | undefined): Promise<void> {
    const open = await this.sessions.openOf(userId);
    for (const { _id } of open) if (_id !== current) await this.sessions.revoke(_id);
  }
}
