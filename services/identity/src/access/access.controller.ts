import { Controller, Inject } from '@nestjs/common';
import { openSessionEndpoints as endpoints, type AccessEntry } from '@reprise/contracts/identity';
import type { Page } from '@reprise/contracts/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { Directory } from '../directory';
import { AccessLog, type Kept } from './access-log.store';

const newest = 50;

/** The access log, of the account and of oneself. */
@Controller()
export class AccessController {
  constructor(
    @Inject(AccessLog) private readonly log: AccessLog,
    @Inject(Directory) private readonly directory: Directory,
  ) {}

  @Endpoint(endpoints.log)
  async list(@Input() { scope, list }: InputOf<typeof endpoints.log>): Promise<Page<AccessEntry>> {
    const page = await this.log.page(scope, list);
    return { ...page, items: await this.named(page.items) };
  }

  @Endpoint(endpoints.ownLog)
  async ownLog(@Input() { session }: InputOf<typeof endpoints.ownLog>): Promise<readonly AccessEntry[]> {
    return this.named(await this.log.newestOf(session.userId, newest));
  }

  /** Names are looked up, not kept: whoever is removed has none any more. */
  private async named(lines: readonly Kept[]): Promise<AccessEntry[]> {
    const names = await this.directory.namesOf(
      lines.flatMap(({ userId, actorId }) => [userId, actorId ?? userId]),
    );
    return lines.map(({ _id, at, kind, userId, actorId, method, device, network }) => ({
      ...{ id: _id, at, kind, userId, actorId, method, device, network },
      userName: names.get(userId) ?? '',
      actorName: actorId === null ? null : (names.get(actorId) ?? ''),
    }));
  }
}
