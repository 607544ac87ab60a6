import type { SignedIn } from '@reprise/contracts/identity';
import { reply, type InputOf, type Reply } from '@reprise/kernel/http';
import type { KnownDevices } from './known-devices';
import type { LoginThrottle } from './login-throttle';
import type { SignIn } from './sign-in';

type Asking = Pick<InputOf<unknown>['request'], 'ip' | 'headers' | 'hostname' | 'protocol'>;

/** Where people with a password come in: never too often, and known again in the same browser. */
export class LoginDoor {
  constructor(
    private readonly signIn: SignIn,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws Refusal `too-many-requests`, and as `SignIn.withPassword`. */
  async enter(email: string, password: string, asking: Asking): Promise<Reply<SignedIn>> {
    const device = await this.devices.of(asking.headers.cookie, email);
    const attempt = { email, address: asking.ip, device };
    await this.throttle.begin(attempt);
    const signedIn = await this.signIn.withPassword(email, password, asking.hostname);
    await this.throttle.succeeded(attempt);
    return reply(signedIn, { headers: await this.keptBy(email, asking) });
  }

  /** The password was chosen by a mailed link. */
  async renewed(email: string, asking: Asking): Promise<Readonly<Record<string, string>>> {
    await this.throttle.forgive(email);
    return this.keptBy(email, asking);
  }

  private async keptBy(email: string, { headers, protocol }: Asking): Promise<Record<string, string>> {
    return { 'set-cookie': await this.devices.cookie(headers.cookie, email, protocol === 'https') };
  }
}
