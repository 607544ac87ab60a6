import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform } from '@reprise/contracts/organisation';
import { auditLog } from '@reprise/read-audit/audit-log';
import { filledTo, Rebuild } from '@reprise/read-kernel';
import { readConfig } from '../config';
import { openEngines, type Engines } from '../engines';
import { RebuildThreads } from './rebuild-threads';

const hook = join(__dirname, '../../../kernel/src/testing/typescript.fixture.cjs');
const fromSource = { execArgv: ['-C', '@reprise/source', '-r', hook] };
const documents = 3_000;

/** Libraries that a module loads before it does anything; this one then misses its order and ends. */
function librariesOf(program: string): readonly string[] {
  const script = `process.on('exit', () => console.log(JSON.stringify(Object.keys(require.cache))));
    process.on('uncaughtException', () => process.exit(0));
    require(${JSON.stringify(program)});`;
  const { stdout } = spawnSync(process.execPath, [...fromSource.execArgv, '-e', script], {
    encoding: 'utf8',
  });
  const files = JSON.parse(stdout) as string[];
  return files.flatMap((file) => /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(file)?.[1] ?? []);
}

describe('a rebuild in threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-rebuild-'));
  const config = readConfig({ DATA_DIR: folder });
  let engines: Engines;
  let until: string;
  beforeAll(async () => {
    engines = await openEngines(config);
    const append = (): Promise<unknown> => {
      const id = randomUUID();
      const about = { accountId: platform, actor: { userId: 'system', role: 'system' }, version: 1 };
      const caused = { correlationId: randomUUID(), causationId: randomUUID() };
      const data = { resource: 'Brand', documentId: id, revision: 1, after: { name: 'Nova' } };
      return engines.log.append(
        `document-${id}`,
        [{ ...about, ...caused, id: randomUUID(), type: 'DocumentCreated', data }],
        'no-stream',
      );
    };
    await Promise.all(Array.from({ length: documents }, append));
    until = await engines.log.head();
  });
  afterAll(async () => {
    await engines.close();
    rmSync(folder, { recursive: true });
  });

  const reading = () => ({
    ...{ documents: engines.readDocuments, projection: auditLog },
    compare: (a: string, b: string) => engines.log.compare(a, b),
    readAll: engines.log.readAll.bind(engines.log),
  });
  const threads = () =>
    new RebuildThreads(config, engines.turns, join(__dirname, 'rebuild.main.ts'), fromSource);
  const begun = () => Rebuild.begin(reading());
  type Begun = Awaited<ReturnType<typeof begun>>;
  async function rowsOf({ collection: name }: Begun) {
    const rows = await engines.readDocuments.collection({ name }).find({}, { sort: [['_id', 1]] });
    return rows.map(({ _revision, ...row }) => row);
  }
  const reached = (rebuild: Begun) =>
    filledTo(engines.readDocuments, rebuild.collection, (a, b) => engines.log.compare(a, b));

  it('makes the rows that one thread would make', async () => {
    const [inThreads, here] = [await begun(), await begun()];
    expect(await threads().fill(auditLog, inThreads.collection, until)).toBe(true);
    await here.fill(until);
    expect(await reached(inThreads)).toBe(until);
    const rows = await rowsOf(inThreads);
    expect(rows).toHaveLength(documents);
    expect(rows).toEqual(await rowsOf(here));
  });

  it('that was stopped goes on when it is asked for again', async () => {
    const [rebuild, at] = [await begun(), threads()];
    const filling = at.fill(auditLog, rebuild.collection, until);
    at.stop();
    await expect(filling).rejects.toThrow('the rebuild was stopped');
    await expect(at.fill(auditLog, rebuild.collection, until)).rejects.toThrow('the rebuild was stopped');
    at.start();
    await at.fill(auditLog, rebuild.collection, until);
    expect(await reached(rebuild)).toBe(until);
  });

  it('leaves the work to its caller where there is nothing to read, or its program is not compiled', async () => {
    const rebuild = await begun();
    const uncompiled = new RebuildThreads(config, engines.turns, join(__dirname, 'none.main.js'));
    expect(await threads().fill(auditLog, rebuild.collection, '')).toBe(false);
    expect(await uncompiled.fill(auditLog, rebuild.collection, until)).toBe(false);
    expect(await reached(rebuild)).toBe('');
  });

  it('is ready soon: its program loads no web framework, no pictures and no mail', () => {
    const libraries = librariesOf(join(__dirname, 'rebuild.main.ts'));
    expect(libraries).toContain('zod');
    expect(libraries.filter((name) => /^(@nestjs|fastify|sharp|nodemailer)/.test(name))).toEqual([]);
  });

  it('says why a thread could not fill, once all have ended', async () => {
    const rebuild = await begun();
    const unknown = { name: 'nothing_v1' };
    await expect(threads().fill(unknown, rebuild.collection, until)).rejects.toThrow(
      'no projection is called nothing_v1',
    );
    expect(await reached(rebuild)).toBe('');
  });
});
