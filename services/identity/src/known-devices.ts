import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '@reprise/kernel/base';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { signedPayload } from './signed-payload';

const name = 'reprise-device';
const issuer = 'reprise-device';
const algorithm = 'HS256';
/** Browsers keep no cookie for longer: 400 days, in seconds. */
const lifetime = 400 * 24 * 3600;
/** A till is shared; the people who used it longest ago are forgotten first. */
const most = 20;

const deviceSchema = z.object({ sub: z.string(), known: z.array(z.string()).max(most) });
type Device = z.infer<typeof deviceSchema>;

/** An e-mail address as it was typed, in a form that tells nobody which one it is. */
export const markOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 16);

/**
 * Browsers in which a person has proved who he is. It opens no door: it only keeps other people's wrong passwords from
 * shutting him out.
 */
export class KnownDevices {
  constructor(
    private readonly keys: readonly [Uint8Array, ...Uint8Array[]],
    private readonly clock: Clock,
  ) {}

  /** The browser's id, if this e-mail address has signed in with it. */
  async of(cookies: string | undefined, email: string): Promise<string | undefined> {
    const device = await this.read(cookies);
    return device?.known.includes(markOf(email)) ? device.sub : undefined;
  }

  /** The cookie by which the browser is known from now on. */
  async cookie(cookies: string | undefined, email: string, secure: boolean): Promise<string> {
    const { sub, known } = (await this.read(cookies)) ?? { sub: randomUUID(), known: [] };
    const mark = markOf(email);
    const newest = [mark, ...known.filter((each) => each !== mark)].slice(0, most);
    const token = await new SignJWT({ known: newest })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(sub)
      .setIssuer(issuer)
      .setExpirationTime(Math.floor(this.clock.now().getTime() / 1000) + lifetime)
      .sign(this.keys[0]);
    return stringifySetCookie({
      ...{ name, value: token, path: '/api', maxAge: lifetime, httpOnly: true, sameSite: 'lax', secure },
    });
  }

  private async read(cookies = ''): Promise<Device | undefined> {
    const token = parseCookie(cookies)[name];
    if (!token) return undefined;
    try {
      const options = { issuer, algorithms: [algorithm], currentDate: this.clock.now() };
      return deviceSchema.parse(await signedPayload(token, this.keys, options));
    } catch {
      // Somebody else's, or too old: a browser like any other.
      return undefined;
    }
  }
}
