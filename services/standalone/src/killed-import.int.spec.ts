import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueImports, UnattendedImports } from '@reprise/catalogue';
import { categories, products } from '@reprise/contracts/catalogue';
import { DiskFileStore } from '@reprise/gateways';
import { eventCatalogues } from '@reprise/hosting';
import { SqliteEventLog, systemClock, uuidv7 } from '@reprise/kernel';
import { contractSpec } from '@reprise/kernel/resource';
import { eventually } from '@reprise/kernel/testing';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';

const hook = join(__dirname, '../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'testing/import-process.fixture.ts');
type Kept = Document & { readonly lines: readonly { readonly line: number }[] };
const accountId = uuidv7();
const lines = 3000;
const killsBehind = [1, 1000, 1750];

const row = (number: number): string =>
  number % 10 === 3
    ? `bad ${number};Acme;ref-${number};nowhere;12,50`
    : `Phone ${number};Acme;ref-${number};phones;12,50`;
const file = [
  'label;brand;reference;category;price_grade_a',
  ...Array.from({ length: lines }, (_, at) => row(at + 1)),
];

describe('an import whose process is killed repeatedly', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-killed-import-'));
  const documents = new SqliteDocuments({ file: join(dataDir, 'documents.db') });
  const files = new DiskFileStore({ dataDir });
  const stores = { documents, files, clock: systemClock };
  const imports = new CatalogueImports(stores);
  let child: ChildProcess | undefined;
  const start = (): void => {
    child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, program, dataDir], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  async function kill(): Promise<void> {
    if (!child) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    child = undefined;
    await closed;
  }
  afterAll(async () => {
    await kill();
    await documents.close();
    rmSync(dataDir, { recursive: true });
  });

  it('goes on behind its last step, and deals with each line exactly once', async () => {
    const now = new Date().toISOString();
    const stamp = { accountId, revision: 1, createdAt: now, updatedAt: now };
    const phones = {
      _id: uuidv7(),
      identifier: 'phones',
      name: 'Phones',
      parentId: null,
      status: 'active',
      ...stamp,
    };
    await documents.collection<Document>(contractSpec(categories)).put(phones);
    const actor = { userId: 'sftp', role: 'super_admin' };
    const asked = { accountId, actor, origin: 'sftp', content: 'products', strategy: 'recommerce' } as const;
    async function* content(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(file.join('\n'));
    }
    const { _id: id } = await new UnattendedImports(stores).accept(
      { ...asked, fileName: '../../products-import.csv' },
      content(),
    );
    const until = (good: (job: Awaited<ReturnType<typeof imports.read>>) => boolean) =>
      eventually(async () => {
        const job = await imports.read(accountId, id);
        return good(job) ? job : undefined;
      });
    const behind: number[] = [];
    for (const kills of killsBehind) {
      start();
      const { done } = await until(
        ({ phase, done: at }) => phase === 'ended' || (phase === 'running' && at >= kills),
      );
      await kill();
      behind.push(done);
    }
    expect(Math.max(...behind)).toBeLessThan(lines);
    start();
    const ended = await until(({ phase }) => phase === 'ended');
    await kill();

    expect(ended.file.name).toBe('products-import.csv');
    expect(ended.counts).toEqual({ found: lines, inserted: 2700, updated: 0, unchanged: 0, ignored: 300 });
    const written = await documents
      .collection<Document & { reference: string; revision: number }>(contractSpec(products))
      .find({ accountId });
    expect(new Set(written.map(({ reference }) => reference)).size).toBe(2700);
    expect(written.filter(({ revision }) => revision !== 1)).toEqual([]);
    const pages = await documents.collection<Kept>({ name: 'catalog_import_lines' }).find({ importId: id });
    const kept = pages.flatMap((page) => page.lines.map(({ line }) => line)).sort((a, b) => a - b);
    expect(kept).toEqual(Array.from({ length: lines }, (_, at) => at + 2));

    const log = new SqliteEventLog({ file: join(dataDir, 'log.db'), catalogues: eventCatalogues() });
    const told = await log.readAll('', 100_000);
    await log.close();
    const announced = told.flatMap(({ data }) => (data as { documentIds?: string[] }).documentIds ?? []);
    expect([...announced].sort()).toEqual(written.map(({ _id }) => _id).sort());
    expect(told.filter(({ type }) => type === 'DocumentCreated')).toHaveLength(1);
  });
});
