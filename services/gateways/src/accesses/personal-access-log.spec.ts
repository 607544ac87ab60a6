import { TestClock } from '@reprise/kernel/testing';
import type { Session } from '@reprise/kernel/ports';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { PersonalAccessLog } from './personal-access-log';

const documents = new SqliteDocuments({ file: ':memory:' });
const clock = new TestClock('2026-02-01T09:00:00.000Z');
const log = new PersonalAccessLog(documents, clock);
const session = { userId: 'u-1', accountId: 'a', organisationId: 's-1' } as Session;
const file = { accountId: 'a', id: 'b-1', customerId: 'c-1' };

describe('the log of who looked at people', () => {
  afterAll(() => documents.close());

  it('tells of one file who did what, the newest first', async () => {
    await log.keep([file, { ...file, id: 'b-2' }], session, 'pay');
    await clock.advance(1000);
    await log.keepOpening(file, session);
    const told = (await log.ofFile('a', 'b-1')).map(({ act, userId }) => `${act} ${userId}`);
    expect(told).toEqual(['open u-1', 'pay u-1']);
    expect(await log.ofFile('other', 'b-1')).toEqual([]);
  });

  it('keeps a look-up that found nobody, and which files a store opened', async () => {
    await log.keepLookUp('a', session, []);
    expect(await documents.collection({ name: 'personal_data_accesses' }).count({ act: 'find' })).toBe(1);
    expect(await log.openedIn('a', ['s-1'])).toEqual(['b-1']);
    expect(await log.openedIn('a', ['s-2'])).toEqual([]);
  });
});
