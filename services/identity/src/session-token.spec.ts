import { randomBytes } from 'node:crypto';
import type { Claims } from './claims';
import { accessLifetime, SessionTokens } from './session-token';

const [before, now, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
let time = new Date('2026-01-05T09:00:00.000Z');
const clock = { now: () => time };
const claims: Claims = {
  ...{ sub: 'u-1', kind: 'user', acc: 'a-1', mod: 'no_module' },
  mods: { no_module: { role: 'pseudo_anonymous' } },
};
const tokens = (key: Buffer, ...others: Buffer[]) => new SessionTokens(key, clock, others);
const codeOf = (check: Promise<unknown>) =>
  check.then(
    () => 'fine',
    ({ code }: { code: string }) => code,
  );

describe('access tokens when their key changes', () => {
  beforeEach(() => {
    time = new Date('2026-01-05T09:00:00.000Z');
  });

  it('are valid on hosts that know both keys, whichever of them signed', async () => {
    const [early, late] = [tokens(before, now), tokens(now, before)];
    expect(await late.check(await early.sign(claims))).toMatchObject(claims);
    expect(await early.check(await late.sign(claims))).toMatchObject(claims);
    expect(await codeOf(tokens(other, before, now).check(await late.sign(claims)))).toBe('fine');
  });

  it('are signed with the first only, and refused by hosts that do not know it', async () => {
    const token = await tokens(now, before).sign(claims);
    expect(await codeOf(tokens(now).check(token))).toBe('fine');
    expect(await codeOf(tokens(before).check(token))).toBe('unauthenticated');
    expect(await codeOf(tokens(before, other).check(token))).toBe('unauthenticated');
  });

  it('expire on time, whichever key signed', async () => {
    const token = await tokens(before).sign(claims);
    time = new Date(time.getTime() + (accessLifetime + 1) * 1000);
    expect(await codeOf(tokens(now, before).check(token))).toBe('session-expired');
  });

  it('require keys of 32 bytes', () => {
    expect(() => tokens(now, randomBytes(31))).toThrow(RangeError);
  });
});
