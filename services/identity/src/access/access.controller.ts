import { Controller, Inject } from '@nestjs/common';
import { openSessionEndpoints as endpoints } from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { AccessLog } from './access-log.store';

const newest = 50;

@Controller()
export class AccessController {
  constructor(@Inject(AccessLog) private readonly log: AccessLog) {}

  @Endpoint(endpoints.ownLog)
  async ownLog(@Input() { session }: InputOf<typeof endpoints.ownLog>) {
    const entries = await this.log.newestOf(session.userId, newest);
    return entries.map(({ id, createdAt, kind, method, device, network, actorId }) => ({
      ...{ id, at: createdAt, kind, method, device, network },
      bySomebodyElse: actorId !== null && actorId !== session.userId,
    }));
  }
}
