import { Controller, Inject } from '@nestjs/common';
import { factorEndpoints as endpoints, type FactorsChanged, type User } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { AccessLog } from '../access/access-log.store';
import { Directory } from '../directory';
import { Enrolment } from './enrolment';
import { FactorNotices } from './factor-notices';
import { FactorStore, shownFactors } from './factors.store';
import { boundTo } from './session-factors';

type Asked = Pick<InputOf<unknown>, 'session' | 'request'>;

/** A person's own second factors. */
@Controller()
export class FactorController {
  constructor(
    @Inject(Directory) private readonly directory: Directory,
    @Inject(Enrolment) private readonly enrolment: Enrolment,
    @Inject(FactorStore) private readonly store: FactorStore,
    @Inject(FactorNotices) private readonly notices: FactorNotices,
    @Inject(AccessLog) private readonly log: AccessLog,
  ) {}

  @Endpoint(endpoints.read)
  async read(@Input() { session, request }: InputOf<typeof endpoints.read>) {
    return shownFactors(await this.store.of(session.userId), request.host);
  }

  @Endpoint(endpoints.beginTotp)
  async beginTotp(@Input() asked: InputOf<typeof endpoints.beginTotp>) {
    return this.enrolment.beginTotp((await this.who(asked)).user);
  }

  @Endpoint(endpoints.confirmTotp)
  confirmTotp(@Input() asked: InputOf<typeof endpoints.confirmTotp>) {
    return this.told(asked, ({ user, bound }) => this.enrolment.confirmTotp(user, asked.body.code, bound));
  }

  @Endpoint(endpoints.removeTotp)
  removeTotp(@Input() asked: InputOf<typeof endpoints.removeTotp>) {
    return this.told(asked, ({ user, bound }) => this.enrolment.removeTotp(user, bound));
  }

  @Endpoint(endpoints.beginPasskey)
  async beginPasskey(@Input() asked: InputOf<typeof endpoints.beginPasskey>) {
    const { user, bound } = await this.who(asked);
    return this.enrolment.beginPasskey(user, bound);
  }

  @Endpoint(endpoints.addPasskey)
  addPasskey(@Input() asked: InputOf<typeof endpoints.addPasskey>) {
    const { name, passkey } = asked.body;
    return this.told(asked, ({ user, bound }) => this.enrolment.addPasskey(user, name, passkey, bound));
  }

  @Endpoint(endpoints.renamePasskey)
  async renamePasskey(@Input() asked: InputOf<typeof endpoints.renamePasskey>) {
    const { user, bound } = await this.who(asked);
    return this.enrolment.renamePasskey(user, asked.params.id, asked.body.name, bound);
  }

  @Endpoint(endpoints.removePasskey)
  removePasskey(@Input() asked: InputOf<typeof endpoints.removePasskey>) {
    return this.told(asked, ({ user, bound }) => this.enrolment.removePasskey(user, asked.params.id, bound));
  }

  @Endpoint(endpoints.renewRecoveryCodes)
  renewRecoveryCodes(@Input() asked: InputOf<typeof endpoints.renewRecoveryCodes>) {
    return this.told(asked, ({ user, bound }) => this.enrolment.renewCodes(user, bound));
  }

  private async who({ session, request }: Asked) {
    const user = await this.directory.user(session.userId);
    if (!user) throw new Refusal('session-expired');
    return { user, bound: boundTo(session, request.host) };
  }

  /** Whoever did not make the change himself reads of it by mail. */
  private async told(
    asked: Asked,
    change: (who: { user: User; bound: ReturnType<typeof boundTo> }) => Promise<FactorsChanged>,
  ): Promise<FactorsChanged> {
    const who = await this.who(asked);
    const changed = await change(who);
    await this.log.write(who.user, { kind: 'factors-changed' }, asked.request);
    await this.notices.changed(who.user);
    return changed;
  }
}
