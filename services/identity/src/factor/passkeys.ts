import type { NewPasskey, ShownPasskey } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import type { Passkey } from './factors.store';
import type { OneTimeTokens, Purpose } from './one-time-tokens';
import { challengeIn, hostnameOf, originsOf } from './passkeys.rules';

/** What a challenge is bound to: a session or a pending log-in, and the site. */
export type Bound = { readonly to: string; readonly host: string };
const boundSchema = z.object({ to: z.string(), host: z.string() });
const seconds = 5 * 60;
// Loaded on demand: it is large, and few processes need it soon.
const webAuthn = () => require('@simplewebauthn/server') as typeof import('@simplewebauthn/server');
type Person = { readonly id: string; readonly email: string; readonly name: string };

/** WebAuthn. A challenge is a signed text that counts once, for one session or log-in and one site. */
export class Passkeys {
  constructor(private readonly tokens: OneTimeTokens) {}

  /** For `navigator.credentials.create`. */
  async creation(person: Person, held: readonly Passkey[], bound: Bound) {
    const { generateRegistrationOptions } = webAuthn();
    return generateRegistrationOptions({
      rpName: 'Reprise',
      rpID: hostnameOf(bound.host),
      userName: person.email,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: await this.challenge('passkey-made', bound),
      attestationType: 'none',
      excludeCredentials: held.map(({ id, transports }) => ({ id, transports: [...transports] })),
    });
  }

  /** For `navigator.credentials.get`. */
  async asking(held: readonly Passkey[], bound: Bound) {
    const here = held.filter(({ host }) => host === bound.host);
    const { generateAuthenticationOptions } = webAuthn();
    return generateAuthenticationOptions({
      rpID: hostnameOf(bound.host),
      challenge: await this.challenge('passkey-asked', bound),
      allowCredentials: here.map(({ id, transports }) => ({ id, transports: [...transports] })),
    });
  }

  /** @throws Refusal `factor-challenge-expired`, `second-factor-incorrect` */
  async made(
    { id, response }: NewPasskey,
    bound: Bound,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'>> {
    const { verifyRegistrationResponse } = webAuthn();
    const expectedChallenge = await this.redeem('passkey-made', response.clientDataJSON, bound);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      ...this.expected(expectedChallenge, bound),
    }).catch(incorrect);
    if (!verified) return incorrect();
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { id: credential.id, publicKey, counter: credential.counter };
  }

  /** @returns its new counter. @throws Refusal `factor-challenge-expired`, `second-factor-incorrect` */
  async shown({ id, response }: ShownPasskey, held: Passkey, bound: Bound): Promise<number> {
    const { verifyAuthenticationResponse } = webAuthn();
    const expectedChallenge = await this.redeem('passkey-asked', response.clientDataJSON, bound);
    const publicKey = new Uint8Array(Buffer.from(held.publicKey, 'base64url'));
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      credential: { id: held.id, publicKey, counter: held.counter },
      ...this.expected(expectedChallenge, bound),
    }).catch(incorrect);
    return verified ? authenticationInfo.newCounter : incorrect();
  }

  private expected(expectedChallenge: string, { host }: Bound) {
    return {
      ...{ expectedChallenge, expectedOrigin: [...originsOf(host)], expectedRPID: hostnameOf(host) },
      // The password was the proof of knowledge; some keys cannot ask for another.
      requireUserVerification: false,
    };
  }

  private async challenge(purpose: Purpose, bound: Bound): Promise<Uint8Array<ArrayBuffer>> {
    return new TextEncoder().encode(await this.tokens.sign(purpose, bound, seconds));
  }

  private async redeem(purpose: Purpose, clientDataJSON: string, { to, host }: Bound): Promise<string> {
    const { text, encoded } = challengeIn(clientDataJSON);
    const token = await this.tokens.read(purpose, text, boundSchema);
    const fits = token?.content.to === to && token.content.host === host;
    if (!fits || !(await this.tokens.use(token))) throw new Refusal('factor-challenge-expired');
    return encoded;
  }
}

function incorrect(): never {
  throw new Refusal('second-factor-incorrect');
}
