import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { RefreshTokens } from './refresh-tokens';
import { TestClock } from '@reprise/kernel/base';

describe('sessions across several processes', () => {
  const who = { userId: 'user-1', accountId: 'acme', module: 'no_module' } as const;
  let documents: SqliteDocuments;
  let clock: TestClock;
  let here: RefreshTokens;
  let there: RefreshTokens;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
    clock = new TestClock('2026-01-05T09:00:00.000Z');
    here = new RefreshTokens(documents, clock);
    there = new RefreshTokens(documents, clock);
  });
  afterEach(() => documents.close());

  it('end everywhere within two seconds', async () => {
    const { family } = await here.start(who);
    expect(await there.endOf(family._id)).toBeUndefined();
    await here.revoke(family._id);
    expect(await here.endOf(family._id)).toBe('session-expired');
    await clock.advance(2_000);
    expect(await there.endOf(family._id)).toBe('session-expired');
  });

  it('end everywhere for the reason for which they were ended, which only whoever shows their token learns', async () => {
    const { family, token } = await here.start(who);
    await here.revoke(family._id, 'user-inactive');
    expect(await here.endOf(family._id)).toBe('user-inactive');
    expect(await there.endOf(family._id)).toBe('user-inactive');
    await expect(there.rotate(token)).rejects.toMatchObject({ code: 'user-inactive' });
    await expect(there.rotate(`${family._id}.guessed`)).rejects.toMatchObject({ code: 'session-expired' });
  });

  it('stay ended for a process that starts afterwards', async () => {
    const { family } = await here.start(who);
    await here.revoke(family._id);
    await clock.advance(10 * 60_000);
    expect(await new RefreshTokens(documents, clock).endOf(family._id)).toBe('session-expired');
  });

  it('continue if only another one was ended', async () => {
    const [ended, open] = [await here.start(who), await here.start(who)];
    await here.revoke(ended.family._id);
    await clock.advance(2_000);
    expect(await there.endOf(open.family._id)).toBeUndefined();
  });

  it('give two who renew at once the same next token, and end when an old one comes back later', async () => {
    const { token } = await here.start(who);
    const [one, two] = await Promise.all([here.rotate(token), there.rotate(token)]);
    expect(two.token).toBe(one.token);
    await clock.advance(9_000);
    expect((await there.rotate(token)).token).toBe(one.token);
    const next = await here.rotate(one.token);
    await clock.advance(11_000);
    await expect(here.rotate(one.token)).rejects.toMatchObject({ code: 'session-expired' });
    await expect(here.rotate(next.token)).rejects.toMatchObject({ code: 'session-expired' });
  });

  it('check once for all requests of a moment, and again after a failure', async () => {
    const families = documents.collection({ name: 'refresh_families' });
    const finds = jest.spyOn(Object.getPrototypeOf(families), 'find');
    finds.mockRejectedValueOnce(new Error('away'));
    await expect(there.endOf('a')).rejects.toThrow('away');
    await Promise.all(['a', 'b', 'c'].map((id) => there.endOf(id)));
    expect(finds).toHaveBeenCalledTimes(2);
    finds.mockRestore();
  });
});
