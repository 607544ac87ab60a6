import { SearchKeys } from './search-keys';

const clock = { now: () => new Date('2026-01-05T09:00:00.000Z') };
const [before, now] = ['b'.repeat(43), 'n'.repeat(43)];

describe('visitors’ search keys', () => {
  const former = new SearchKeys(before, clock);
  const changed = new SearchKeys(now, clock, [before]);

  it('stay valid when the secret changes, and are created with the new one', () => {
    expect(changed.read(former.make('a').token)).toMatchObject({ accountId: 'a' });
    expect(new SearchKeys(now, clock).read(changed.make('a').token)).toMatchObject({ accountId: 'a' });
    expect(former.read(changed.make('a').token)).toBeUndefined();
  });

  it('are refused if not signed', () => {
    for (const token of [undefined, '', '.', 'e30.', `${former.make('a').token}x`])
      expect(changed.read(token)).toBeUndefined();
    expect(() => new SearchKeys(now, clock, ['short'])).toThrow(RangeError);
  });
});
