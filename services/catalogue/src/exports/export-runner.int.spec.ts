import { memoryFiles, TestClock } from '@reprise/kernel/testing';
import { exportFiles, type ExportJobs, ExportRunner } from '@reprise/kernel/exports';
import type { FileStore } from '@reprise/kernel/ports';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { catalogueExportJobs } from './catalogue-exports';
import { exportPages } from './export-pages';

const accountId = 'a1';
const id = (n: number): string => `01935f00-0000-7000-8000-${String(n).padStart(12, '0')}`;
const frame = { accountId, revision: 1, createdAt: 't', updatedAt: 't' };
const question = (n: number) => ({
  ...{ _id: id(n), ...frame, categoryId: id(0), title: `Question ${n}`, howToTest: '', description: '' },
  ...{
    position: n,
    answers: ['Yes', 'No'].map((name) => ({ id: id(9), name, description: '', effect: {} })),
  },
});

describe('the work on exports', () => {
  let documents: SqliteDocuments;
  let files: FileStore;
  let clock: TestClock;
  let jobs: ExportJobs;
  beforeEach(async () => {
    documents = new SqliteDocuments({ file: ':memory:' });
    [files, clock] = [memoryFiles(), new TestClock()];
    jobs = catalogueExportJobs(documents, clock);
    await documents
      .collection({ name: 'questions' })
      .write(Array.from({ length: 2500 }, (_, n) => ({ kind: 'put', document: question(n + 1) })));
    const asked = { accountId, type: 'diagnostic', language: 'fr-FR', createdBy: 'u' } as const;
    await jobs.add({ _id: id(1), ...asked });
  });
  afterEach(() => documents.close());

  const runner = (store: FileStore = files) =>
    new ExportRunner({
      ...{ jobs, files: exportFiles(store) },
      pagesOf: (_job, format) =>
        exportPages('diagnostic', { documents: catalogueDocuments(documents), accountId, format }),
    });
  const work = async (store?: FileStore): Promise<void> => {
    const one = runner(store);
    while (await one.next());
  };
  const job = () => jobs.read({ accountId, type: 'diagnostic' }, id(1));
  /** Fails when this part is written. */
  const failingAt = (part: number): FileStore => ({
    ...files,
    put: (key, ...rest) =>
      key.endsWith(`${part}.csv`) ? Promise.reject(new Error('no space')) : files.put(key, ...rest),
  });

  it('goes on after the last page where it was interrupted, and writes each line once', async () => {
    await work(failingAt(1));
    expect(await job()).toMatchObject({ state: 'running', parts: 1, entries: 1000 });
    await work();
    const done = await job();
    expect(done).toMatchObject({ state: 'done', entries: 2500, parts: 3 });
    const chunks: Buffer[] = [];
    for await (const chunk of exportFiles(files).read(id(1), 3)) chunks.push(chunk);
    const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2501);
    expect(new Set(lines).size).toBe(2501);
  });

  it('gives up what fails again and again', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await work(failingAt(0));
    expect(await job()).toMatchObject({ state: 'failed', entries: 0 });
  });

  it('removes a file after a day', async () => {
    await work();
    expect(await files.under('exports')).toHaveLength(3);
    await clock.advance(25 * 3_600_000);
    await runner().sweep();
    expect(await files.under('exports')).toEqual([]);
    expect(await job()).toMatchObject({ state: 'expired' });
  });
});
