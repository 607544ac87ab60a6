import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { newKey, SecretBox } from '../secrets';
import { SealedNotes } from './sealed-notes';

const documents = new SqliteDocuments({ file: ':memory:' });
const notes = new SealedNotes(documents, new SecretBox(newKey()));
const owner = { accountId: 'a', commandId: 'c1' };

describe('notes', () => {
  it('are stored once per command and readable by their own account only', async () => {
    const id = await notes.keep(owner, 'Mrs Smith came back');
    await expect(notes.keep(owner, 'another text')).resolves.toBe(id);
    await expect(notes.read('a', [id ?? ''])).resolves.toEqual({ [id ?? '']: 'Mrs Smith came back' });
    await expect(notes.read('b', [id ?? ''])).resolves.toEqual({});
  });

  it('are not created for empty text', async () => {
    await expect(notes.keep(owner, undefined)).resolves.toBeUndefined();
    await expect(notes.keep(owner, '')).resolves.toBeUndefined();
  });

  it('are encrypted in the store', async () => {
    const id = await notes.keep({ ...owner, commandId: 'c2' }, 'Mr Jones');
    const stored = await documents.collection<{ _id: string }>({ name: 'notes' }).get(id ?? '');
    expect(JSON.stringify(stored)).not.toContain('Jones');
  });

  afterAll(() => documents.close());
});
