import { resource, fileReference } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { z } from 'zod';
import { TestClock } from '../base';
import type { FileStore } from '../ports';
import { defineResource, ResourceStore } from '../resource';
import { memoryFiles } from '../testing/memory-files';
import { PublicFiles } from './public-files';

const hourMs = 3_600_000;
const shops = defineResource(
  resource({
    name: 'toy-shops',
    type: 'ToyShop',
    schema: z.strictObject({
      logo: fileReference('picture').nullable(),
      terms: z.array(fileReference('document')).default([]),
    }),
    permissions: { list: 'stock.read', create: 'stock.manage' },
    list: { filters: [], order: [] },
  }),
);
const meta = (commandId: string) => ({
  ...{ commandId, accountId: 'a', correlationId: 'r' },
  actor: { userId: 'u', role: 'admin' },
});

describe('files that visitors see', () => {
  const clock = new TestClock();
  let documents: SqliteDocuments;
  let files: FileStore;
  let kept: PublicFiles;
  let store: ResourceStore<(typeof shops)['contract']>;

  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
    files = memoryFiles();
    kept = new PublicFiles(files, documents, clock);
    store = new ResourceStore(shops, { documents, clock });
  });
  afterEach(() => documents.close());

  const picture = (text: string) =>
    kept.keep('picture', { bytes: Buffer.from(text), contentType: 'image/png', extension: 'png' });
  const paper = () =>
    kept.keep('document', { bytes: Buffer.from('%PDF'), contentType: 'application/pdf', extension: 'pdf' });
  const places = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'accepted',
      (error: unknown) =>
        error instanceof Refusal
          ? error.violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`)
          : error,
    );

  it('have an address that follows from their content', async () => {
    const address = await picture('one');
    expect(address).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.png$/);
    expect(await picture('one')).toBe(address);
    expect(await picture('two')).not.toBe(address);
  });

  it('are named by documents only as what they were uploaded as', async () => {
    const [logo, terms] = [await picture('logo'), await paper()];
    expect(await places(store.create({ logo, terms: [terms] }, meta('c1')))).toBe('accepted');
    const odd = ['javascript:alert(1)', 'https://elsewhere.example/a.png', terms, `${logo}x`];
    for (const [index, wrong] of odd.entries())
      expect(await places(store.create({ logo: wrong, terms: [] }, meta(`odd-${index}`)))).toEqual([
        'logo file-not-uploaded',
      ]);
    expect(await places(store.create({ logo: null, terms: [terms, logo] }, meta('c2')))).toEqual([
      'terms[1] file-not-uploaded',
    ]);
  });

  it('leave what documents held before as it is', async () => {
    const old = { logo: 'https://old.example/logo.png', terms: [], revision: 1, accountId: 'a' };
    const collection = documents.collection<{ _id: string } & typeof old>({ name: 'toy_shops' });
    await collection.put({ _id: 'old', ...old });
    const terms = [await paper()];
    expect(await store.update('old', { terms }, meta('c1'))).toMatchObject({ logo: old.logo, terms });
    expect(await places(store.update('old', { logo: 'https://old.example/b.png' }, meta('c2')))).toEqual([
      'logo file-not-uploaded',
    ]);
  });

  it('are swept after a day if no document has named them, and stay for ever otherwise', async () => {
    const [used, unused] = [await picture('used'), await picture('unused')];
    await store.create({ logo: used, terms: [] }, meta('c1'));
    const stored = async () => (await files.under('pictures')).map((key) => `/api/${key}`).sort();
    await clock.advance(23 * hourMs);
    expect(await kept.sweep()).toBe(0);
    await clock.advance(2 * hourMs);
    expect(await stored()).toEqual([used, unused].sort());
    expect(await kept.sweep()).toBe(1);
    expect(await stored()).toEqual([used]);
    expect(await places(store.create({ logo: unused, terms: [] }, meta('c2')))).toEqual([
      'logo file-not-uploaded',
    ]);
    await store.remove('c1', meta('c3'));
    await clock.advance(48 * hourMs);
    expect(await kept.sweep()).toBe(0);
  });

  it('that are uploaded again are as good as new', async () => {
    const address = await picture('one');
    await clock.advance(25 * hourMs);
    await picture('one');
    expect(await kept.sweep()).toBe(0);
    expect(await places(store.create({ logo: address, terms: [] }, meta('c1')))).toBe('accepted');
  });
});
