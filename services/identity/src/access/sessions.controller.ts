import { Controller, Inject } from '@nestjs/common';
import { openSessionEndpoints as endpoints, type User, type userContract } from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { Session } from '@reprise/kernel/ports';
import { Directory } from '../directory';
import { mayManage } from '../role-bounds.rules';
import { users } from '../user.resource';
import { AccessLog, type From } from './access-log.store';
import { SessionList } from './session-list';

const line = { kind: 'sessions-ended' } as const;

@Controller()
export class SessionsController {
  constructor(
    @Inject(SessionList) private readonly sessions: SessionList,
    @Inject(users.token) private readonly people: ResourceStore<typeof userContract>,
    @Inject(Directory) private readonly directory: Directory,
    @Inject(AccessLog) private readonly log: AccessLog,
  ) {}

  @Endpoint(endpoints.list)
  list(@Input() { session }: InputOf<typeof endpoints.list>) {
    return this.sessions.of(session.userId, session.signInId);
  }

  @Endpoint(endpoints.end)
  async end(@Input() { params, session, request }: InputOf<typeof endpoints.end>): Promise<void> {
    await this.sessions.end(session.userId, params.id);
    await this.note(session, request);
  }

  @Endpoint(endpoints.endOthers)
  async endOthers(@Input() { session, request }: InputOf<typeof endpoints.endOthers>): Promise<void> {
    await this.sessions.endOthers(session.userId, session.signInId);
    await this.note(session, request);
  }

  @Endpoint(endpoints.listOfUser)
  async listOfUser(@Input() { params, scope, session }: InputOf<typeof endpoints.listOfUser>) {
    const { id } = await this.people.read(scope, params.id);
    return this.sessions.of(id, session.signInId);
  }

  @Endpoint(endpoints.endOfUser)
  async endOfUser(@Input() asked: InputOf<typeof endpoints.endOfUser>): Promise<void> {
    const { params, scope, commandMeta, session, request } = asked;
    const user = (await this.people.read(scope, params.id)) as User;
    mayManage(Object.values(user.modules), { meta: commandMeta, scope });
    await this.sessions.endOthers(user.id, undefined);
    await this.log.write(user, { ...line, actorId: session.userId }, request);
  }

  private async note({ userId }: Session, request: From): Promise<void> {
    const user = await this.directory.user(userId);
    if (user) await this.log.write(user, line, request);
  }
}
