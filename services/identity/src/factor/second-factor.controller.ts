import { Controller, Inject } from '@nestjs/common';
import { factorEndpoints as endpoints, type User, type userContract } from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { LoginDoor } from '../login-door';
import { mayManage } from '../role-bounds.rules';
import { users } from '../user.resource';
import { FactorReset } from './factor-reset';
import { FactorStore } from './factors.store';
import { Passkeys } from './passkeys';
import { SecondStep } from './second-step';
import { boundTo, SessionFactors } from './session-factors';

/** Where second factors are shown, at the door and within a session; and taken from those who lost them. */
@Controller()
export class SecondFactorController {
  constructor(
    @Inject(LoginDoor) private readonly door: LoginDoor,
    @Inject(SecondStep) private readonly step: SecondStep,
    @Inject(SessionFactors) private readonly factors: SessionFactors,
    @Inject(FactorStore) private readonly store: FactorStore,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(users.token) private readonly people: ResourceStore<typeof userContract>,
    @Inject(FactorReset) private readonly resets: FactorReset,
  ) {}

  @Endpoint(endpoints.finishLogin)
  finishLogin(@Input() { body, request }: InputOf<typeof endpoints.finishLogin>) {
    return this.door.finish(body.pendingLogin, body.proof, request);
  }

  @Endpoint(endpoints.loginPasskey)
  async loginPasskey(@Input() { body, request }: InputOf<typeof endpoints.loginPasskey>) {
    return { ...(await this.step.passkeyOptions(await this.step.read(body.pendingLogin), request.host)) };
  }

  @Endpoint(endpoints.stepUp)
  stepUp(@Input() { body, session, request }: InputOf<typeof endpoints.stepUp>): Promise<void> {
    return this.factors.show(session, body.proof, boundTo(session, request.host), request.ip);
  }

  @Endpoint(endpoints.stepUpPasskey)
  async stepUpPasskey(@Input() { session, request }: InputOf<typeof endpoints.stepUpPasskey>) {
    const { passkeys } = await this.store.of(session.userId);
    return { ...(await this.passkeys.asking(passkeys, boundTo(session, request.host))) };
  }

  @Endpoint(endpoints.reset)
  async reset(@Input() asked: InputOf<typeof endpoints.reset>): Promise<void> {
    const { params, scope, commandMeta, session, request } = asked;
    const user = (await this.people.read(scope, params.id)) as User;
    mayManage(Object.values(user.modules), { meta: commandMeta, scope });
    await this.resets.reset(user, session.userId, request);
  }
}
