import { TestClock } from '@reprise/kernel/base';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { PasswordLinks } from './password-links';

describe('a password link', () => {
  const clock = new TestClock('2026-01-05T09:00:00.000Z');
  const links = new PasswordLinks(new SqliteDocuments({ file: ':memory:' }), clock);

  it.each([
    ['an hour for who has forgotten it', 'renew', '2026-01-05T10:00:00.000Z'],
    ['a week for who is invited', 'create', '2026-01-12T09:00:00.000Z'],
  ] as const)('is good for %s, and what is mailed says so', async (_what, purpose, until) => {
    const { token, expiresAt } = await links.create({ id: 'ada', email: 'ada@acme.example' }, purpose);
    expect(expiresAt).toBe(until);
    expect(await links.check(token)).toMatchObject({ expiresAt });
  });
});
