import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { accountIdOf, openEngines, readConfig, tenants } from '@reprise/hosting';
import { until, oneBuyback, type BuybackRow } from '../../journeys/testing/one-buyback';
import { Traveller } from '../../journeys/testing/traveller';
import { startServer, type Server } from '../../server';

type Rows = readonly { readonly id: string; readonly status: string }[];
type Stored = {
  readonly version: string;
  readonly at: string;
  readonly answers: Readonly<Record<string, object>>;
};
export type StoredFolder = Stored & { readonly files: Readonly<Record<string, string>> };
export type StoredEngines = Stored & {
  readonly journal: string;
  /** By database suffix and collection name, as Extended JSON. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
};

/** @see ../fixtures/README.md */
export function readStored<S extends Stored>(name: string): S {
  const bytes = readFileSync(join(__dirname, '../fixtures', `${name}.json.br`));
  return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as S;
}

export function unpackFolder({ files }: StoredFolder, folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(text, 'latin1'), { mode: 0o600 });
  }
}

/** Sets the clock back to when the data was created: later, time would have passed in the data too. */
function backThen(at: string): () => void {
  const allButDate = [
    ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
    ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ];
  const [start, began] = [Date.parse(at), performance.now()];
  jest.useFakeTimers({ now: start, doNotFake: allButDate });
  const moving = setInterval(() => jest.setSystemTime(start + performance.now() - began), 5);
  return () => {
    clearInterval(moving);
    jest.useRealTimers();
  };
}

/** The carrier of the demonstration takes days unless configured otherwise. */
async function swiftCarrier(environment: Record<string, string>): Promise<void> {
  const engines = await openEngines(readConfig(environment, 'command'));
  const settings = { _id: accountIdOf(tenants[0]), labelDelayMs: 100, stepMs: 1 };
  await engines.documents.collection<typeof settings>({ name: 'sandbox_carrier_settings' }).put(settings);
  await engines.close();
}

type Entry = { readonly actorRole?: string; readonly actorId?: string };

/** Since then a history names the person whose act a policy completed: who a policy was is not compared. */
function asToldNow(answer: object = {}): object {
  if (!('entries' in answer) || Array.isArray(answer)) return answer;
  const entries = (answer.entries as readonly Entry[]).map(({ actorRole, actorId, ...entry }) =>
    actorRole === 'system' ? entry : { actorRole, actorId, ...entry },
  );
  return { ...answer, entries };
}

/** What must hold for the current version on data of an earlier one. @param environment where that data is. */
export function upgradeSpecs(stored: Stored, environment: () => Record<string, string>): void {
  const buybacks = '/buybacks?perPage=100';
  let server: Server;
  let people: Traveller;
  let toOurTime = (): void => undefined;

  beforeAll(async () => {
    toOurTime = backThen(stored.at);
    // The other thread would not live then, but now.
    const quiet = { PORT: '0', LOG_LEVEL: 'fatal', WORKER_THREAD: 'off' };
    const config = readConfig({ ...quiet, DEMO: 'on', ...environment() });
    await swiftCarrier(environment());
    server = await startServer(config, () => undefined);
    people = new Traveller([`http://127.0.0.1:${server.port}`]);
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    toOurTime();
  });

  it.each(Object.keys(stored.answers))('answers like the earlier version: %s', async (path) => {
    const same = async (): Promise<true> => {
      expect(await people.get('admin', path)).toMatchObject(asToldNow(stored.answers[path]));
      return true;
    };
    // Lists with a changed format are first rebuilt from the log.
    await until(() => same().catch(() => false as const), `the same answer at ${path}`).catch(same);
  });

  it('runs a new command on a buyback of the earlier version', async () => {
    const waiting = (stored.answers[buybacks] as Rows).find(
      ({ status }) => status === 'bb_awaiting_store_drop',
    );
    if (!waiting) throw new Error('no buyback waits');
    await people.post('admin', `/buybacks/${waiting.id}/cancel`, { reason: 'customer_retractation' });
    const row = () => people.get<BuybackRow>('admin', `/buybacks/${waiting.id}`);
    await until(async () => (await row()).status === 'bb_cancelled' && true, 'the cancellation');
  });

  it('completes a new buyback up to its payment', async () => {
    const { id } = await oneBuyback(people);
    expect(await people.get('admin', `/buybacks/${id}`)).toMatchObject({
      status: 'bb_completed_with_negociation',
    });
  });
}
