import type { AccessMethod, FactorProof, SignedIn, User } from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import { reply, type InputOf, type Reply } from '@reprise/kernel/http';
import type { AccessNotes } from './access/access-notes';
import { deviceOf } from './access/access.rules';
import type { SecondStep } from './factor/second-step';
import type { KnownDevices } from './known-devices';
import type { Attempt, LoginThrottle } from './login-throttle';
import type { SignIn } from './sign-in';

type Asking = Pick<InputOf<unknown>['request'], 'ip' | 'headers' | 'host' | 'hostname' | 'protocol'>;

/** Where people come in: never tried too often, and known again in the same browser. */
export class LoginDoor {
  constructor(
    private readonly signIn: SignIn,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly secondStep: SecondStep,
    private readonly notes: AccessNotes,
    private readonly clock: Clock,
  ) {}

  /**
   * A right password that still needs a second factor counts as an attempt: until both are right, neither is forgotten.
   * @throws Refusal `too-many-requests`, `second-factor-required`, and as `SignIn.withPassword`.
   */
  async enter(email: string, password: string, asking: Asking): Promise<Reply<SignedIn>> {
    const attempt = await this.attempt(email, asking);
    const user = await this.signIn
      .withPassword(email, password, asking.hostname)
      .catch((refusal: unknown) => {
        this.notes.refused(email, asking);
        throw refusal;
      });
    await this.secondStep.ask(user, email, asking.host);
    const signedIn = await this.open(user, 'password', asking);
    await this.throttle.succeeded(attempt);
    return reply(signedIn, { headers: await this.keptBy(email, asking) });
  }

  /** His provider has spoken. @throws Refusal `second-factor-required` */
  async enterBySingleSignOn(known: User, logoutUrl: string | undefined, asking: Asking): Promise<SignedIn> {
    const user = await this.signIn.withSingleSignOn(known);
    const left = logoutUrl ? { openIdLogoutUrl: logoutUrl } : {};
    await this.secondStep.ask(user, user.email, asking.host, left);
    return { ...(await this.open(user, 'single-sign-on', asking)), ...left };
  }

  /** @throws Refusal `too-many-requests`, `pending-login-expired`, `second-factor-incorrect` */
  async finish(token: string, proof: FactorProof, asking: Asking): Promise<Reply<SignedIn>> {
    const pending = await this.secondStep.read(token);
    const { email, user: userId } = pending.content;
    const attempt = await this.attempt(email, asking);
    const user = await this.signIn.withSecondFactor(userId);
    await this.secondStep.finish(pending, proof, asking.host).catch(async (refusal: unknown) => {
      await this.notes.log.write(user, { kind: 'factor-refused', method: proof.method }, asking);
      throw refusal;
    });
    const factorAt = this.clock.now().toISOString();
    const signedIn = await this.open(user, proof.method, asking, { factorAt });
    await this.throttle.succeeded(attempt);
    return reply(signedIn, { headers: await this.keptBy(email, asking) });
  }

  /** The password was chosen by a mailed link. */
  async renewed(email: string, asking: Asking): Promise<Readonly<Record<string, string>>> {
    await this.throttle.forgive(email);
    return this.keptBy(email, asking);
  }

  private async open(
    user: User,
    method: AccessMethod,
    asking: Asking,
    shown: { readonly factorAt?: string } = {},
  ): Promise<SignedIn> {
    const device = deviceOf(asking.headers['user-agent']);
    const signedIn = await this.signIn.start(user, { ...shown, ...(device && { device }) });
    await this.notes.log.write(user, { kind: 'logged-in', method }, asking);
    return signedIn;
  }

  private async attempt(email: string, { headers, ip }: Asking): Promise<Attempt> {
    const device = await this.devices.of(headers.cookie, email);
    const attempt = { email, address: ip, device };
    await this.throttle.begin(attempt);
    return attempt;
  }

  private async keptBy(email: string, { headers, protocol }: Asking): Promise<Record<string, string>> {
    return { 'set-cookie': await this.devices.cookie(headers.cookie, email, protocol === 'https') };
  }
}
