import { TestClock } from '@reprise/kernel/base';
import { KnownDevices } from './known-devices';

const key = new Uint8Array(32).fill(1);
const clock = new TestClock('2026-01-05T09:00:00.000Z');

describe('a browser', () => {
  const devices = new KnownDevices([key], clock);
  const kept = async (cookies: string | undefined, email: string, by = devices) =>
    (await by.cookie(cookies, email, true)).split(';')[0] ?? '';

  it('is known to those who have signed in with it, a till to many', async () => {
    const first = await kept(undefined, 'ada@acme.example');
    const second = await kept(`theme=dark; ${first}`, 'Bob@acme.example');
    const id = await devices.of(second, 'ada@acme.example');
    expect(id).toBeDefined();
    expect(await devices.of(second, 'bob@acme.example')).toBe(id);
    expect(await devices.of(second, 'eve@acme.example')).toBeUndefined();
    expect(await devices.of(undefined, 'ada@acme.example')).toBeUndefined();
  });

  it('forgets first whom it has not seen for longest', async () => {
    let cookies = await kept(undefined, 'ada@acme.example');
    for (let turn = 0; turn < 20; turn += 1) cookies = await kept(cookies, `p${turn}@acme.example`);
    expect(await devices.of(cookies, 'ada@acme.example')).toBeUndefined();
    expect(await devices.of(cookies, 'p0@acme.example')).toBeDefined();
    expect(cookies.length).toBeLessThan(1000);
  });

  it('tells nobody who uses it, and nobody can make one up', async () => {
    const cookie = await kept(undefined, 'ada@acme.example');
    const [, payload = ''] = cookie.split('.');
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain('@');
    const forged = await kept(undefined, 'ada@acme.example', new KnownDevices([new Uint8Array(32)], clock));
    expect(await devices.of(forged, 'ada@acme.example')).toBeUndefined();
    expect(await devices.of(`${cookie}x`, 'ada@acme.example')).toBeUndefined();
  });

  it('stays known under a new key', async () => {
    const cookie = await kept(undefined, 'ada@acme.example');
    const renewed = new KnownDevices([new Uint8Array(32).fill(2), key], clock);
    expect(await renewed.of(cookie, 'ada@acme.example')).toBeDefined();
  });
});
