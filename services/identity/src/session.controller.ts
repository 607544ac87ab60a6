import { Controller, Inject } from '@nestjs/common';
import { organisationOf, sessionEndpoints as endpoints, type SignedIn } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import { AccessLog } from './access/access-log.store';
import { Directory } from './directory';
import { LoginDoor } from './login-door';
import { RefreshTokens } from './refresh-tokens';
import { SignIn } from './sign-in';
import { SingleSignOn } from './sso/single-sign-on';
import { tokenOf } from './token-of';
import { TokenSessionReader } from './token-session-reader';
import { keptVisitor, visitorCookie } from './visitor-cookie';
import { Visitors } from './visitors';

@Controller()
export class SessionController {
  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(LoginDoor) private readonly door: LoginDoor,
    @Inject(RefreshTokens) private readonly refreshTokens: RefreshTokens,
    @Inject(TokenSessionReader) private readonly reader: TokenSessionReader,
    @Inject(Directory) private readonly directory: Directory,
    @Inject(SingleSignOn) private readonly sso: SingleSignOn,
    @Inject(AccessLog) private readonly log: AccessLog,
    @Inject(Visitors) private readonly visitors: Visitors,
  ) {}

  @Endpoint(endpoints.login)
  async login(@Input() { body, request }: InputOf<typeof endpoints.login>): Promise<Reply<SignedIn>> {
    const { email, password, organizationId = '', openidSessionId = '' } = body;
    if (email && password) return this.door.enter(email, password, request);
    const { user, logoutUrl } = await this.sso.finish(
      { organizationId, openidSessionId },
      request.headers.cookie,
    );
    return reply(await this.door.enterBySingleSignOn(user, logoutUrl, request));
  }

  @Endpoint(endpoints.refresh)
  refresh(@Input() { body }: InputOf<typeof endpoints.refresh>): Promise<SignedIn> {
    return this.signIn.refresh(body.refreshToken);
  }

  @Endpoint(endpoints.logout)
  async logout(@Input() { request, session }: InputOf<typeof endpoints.logout>): Promise<void> {
    const family = await this.reader.familyOf(tokenOf(request));
    if (!family) return;
    await this.refreshTokens.revoke(family);
    const user = await this.directory.user(session.userId);
    if (user) await this.log.write(user, { kind: 'logged-out' }, request);
  }

  @Endpoint(endpoints.switchModule)
  async switchModule(
    @Input() { body, session, request }: InputOf<typeof endpoints.switchModule>,
  ): Promise<SignedIn> {
    const user = await this.directory.user(session.userId);
    if (!user?.modules[body.module]) throw new Refusal('module-not-held', { module: body.module });
    const organisationId = organisationOf(user, body.module);
    return this.move(request, { module: body.module, accountId: user.accountId, organisationId });
  }

  @Endpoint(endpoints.switchOrganisation)
  async switchOrganisation(
    @Input() { body, session, scope, request }: InputOf<typeof endpoints.switchOrganisation>,
  ): Promise<SignedIn> {
    const organisation = await this.directory.organisation(body.organisationId);
    // Operators enter any client's account by switching to one of its organisations.
    const isOperator = scope.operator === true;
    const inAccount = organisation?.accountId === session.accountId;
    const inSight = scope.organisationIds?.includes(body.organisationId) ?? true;
    if (!organisation || !(isOperator || (inAccount && inSight))) throw new Refusal('not-found');
    return this.move(request, { organisationId: organisation.id, accountId: organisation.accountId });
  }

  @Endpoint(endpoints.authorizationUrl)
  async authorizationUrl(
    @Input() { query, request }: InputOf<typeof endpoints.authorizationUrl>,
  ): Promise<Reply<{ url: string }>> {
    const { url, cookie } = await this.sso.begin(query, request.hostname);
    return reply({ url }, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  }

  @Endpoint(endpoints.visitorToken)
  async visitorToken(@Input() { body: { url }, request }: InputOf<typeof endpoints.visitorToken>) {
    const welcome = await this.visitors.welcome(url, keptVisitor(request.headers.cookie));
    return reply(welcome, { headers: { 'set-cookie': visitorCookie(welcome.token, url) } });
  }

  private async move(
    request: Parameters<typeof tokenOf>[0],
    changes: Parameters<SignIn['move']>[1],
  ): Promise<SignedIn> {
    const family = await this.reader.familyOf(tokenOf(request));
    if (!family) throw new Refusal('forbidden');
    return this.signIn.move(family, changes);
  }
}
