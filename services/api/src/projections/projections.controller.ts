import { Controller, Inject } from '@nestjs/common';
import { projectionEndpoints as endpoints, type OperatorAct } from '@reprise/contracts/projections';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { PlatformDesk } from '../platform';
import { PLATFORM_DESK } from './platform-desk.tokens';

type Named = Pick<InputOf<typeof endpoints.rebuild>, 'params' | 'commandMeta'>;

/** Each act is noted once it was accepted, in the platform's audit log. */
@Controller()
export class ProjectionsController {
  constructor(@Inject(PLATFORM_DESK) private readonly desk: PlatformDesk) {}

  @Endpoint(endpoints.list)
  list() {
    return this.desk.consumers.list();
  }

  @Endpoint(endpoints.acts)
  acts() {
    return this.desk.acts.latest();
  }

  @Endpoint(endpoints.rebuild)
  async rebuild(@Input() input: InputOf<typeof endpoints.rebuild>): Promise<void> {
    await this.desk.projections.rebuild(input.params.name);
    await this.note('rebuild', input);
  }

  @Endpoint(endpoints.switchTo)
  async switchTo(@Input() input: InputOf<typeof endpoints.switchTo>): Promise<void> {
    await this.desk.projections.switchTo(input.params.name);
    await this.note('switch', input);
  }

  @Endpoint(endpoints.abandon)
  async abandon(@Input() input: InputOf<typeof endpoints.abandon>): Promise<void> {
    await this.desk.projections.abandon(input.params.name);
    await this.note('abandon', input);
  }

  @Endpoint(endpoints.rollBack)
  async rollBack(@Input() input: InputOf<typeof endpoints.rollBack>): Promise<void> {
    await this.desk.projections.rollBack(input.params.name);
    await this.note('roll-back', input);
  }

  @Endpoint(endpoints.retry)
  async retry(@Input() input: InputOf<typeof endpoints.retry>): Promise<void> {
    await this.desk.consumers.retry(input.params.name, input.body.key);
    await this.note('retry-key', input, input.body.key);
  }

  @Endpoint(endpoints.skip)
  async skip(@Input() input: InputOf<typeof endpoints.skip>): Promise<void> {
    const { key, eventId } = input.body;
    await this.desk.consumers.skip(input.params.name, key, eventId);
    await this.note('skip-event', input, key);
  }

  private note(
    act: OperatorAct['act'],
    { params, commandMeta }: Named,
    key: string | null = null,
  ): Promise<void> {
    return this.desk.acts.note({ act, name: params.name, key }, commandMeta);
  }
}
