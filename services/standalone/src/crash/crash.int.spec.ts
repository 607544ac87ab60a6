import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiagnosticFile } from '@reprise/contracts/catalogue';
import type { SandboxPayment } from '@reprise/gateways';
import { dataFiles, openDataFolder, type DataFolder } from '@reprise/hosting';
import { checkedFile, eventually } from '@reprise/kernel/testing';
import { Rebuild } from '@reprise/read-kernel';
import { projections } from '@reprise/worker';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { travel, type Ending, type Outcome } from './testing/journeys';
import { seededKiller } from './testing/killer';
import { PatientClient } from './testing/patient-client';
import { ServerProcess } from './testing/server-process';

const kills = 14;
const journeys = 24;
const sideBySide = 6;
const endings: readonly Ending[] = ['equal', 'lower', 'cancelled', 'equal'];
/** What may be in a buyback's streams once and no more. */
const onceEach = [
  ...['BuybackDeclared', 'ItemCreated', 'PaymentCreated', 'ItemRegisteredInWarehouse', 'ProcessingStarted'],
  ...['ItemControlled', 'BuybackControlled', 'PriceProposed', 'ProposalAccepted', 'BuybackCompleted'],
  ...['PaymentDue', 'PaymentInitiated', 'PaymentCompleted', 'CancellationRequested', 'BuybackCancelled'],
];

describe('a server that is killed again and again while commands run', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-crash-'));
  const server = new ServerProcess(dataDir);
  const killer = seededKiller(server, { seed: 20_260_731, kills });
  const client = new PatientClient(server, killer);
  const outcomes: Outcome[] = [];
  let folder: DataFolder;

  beforeAll(async () => {
    await server.start();
    folder = openDataFolder(dataDir);
    // A provider and a carrier that take a moment are met in the middle of their work.
    const _id = accountIdOf(tenants[0]);
    await folder.documents
      .collection({ name: 'sandbox_payment_settings' })
      .put({ _id, latencyMs: 40 } as never);
    const carrier = { _id, labelDelayMs: 100 } as never;
    await folder.documents.collection({ name: 'sandbox_carrier_settings' }).put(carrier);
    const [visitor, warehouse, admin] = await Promise.all([
      client.visitor(),
      client.login('warehouse_operator'),
      client.login('admin'),
    ]);
    const tokens = { visitor, warehouse, admin };
    const offer = await anOffer(visitor);
    killer.begin();
    const waiting = Array.from({ length: journeys }, (_, n) => n);
    const traveller = async (): Promise<void> => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const ending = endings[n % endings.length] ?? 'equal';
        outcomes.push(await travel(client, tokens, offer, ending, `crash-${n}`));
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, traveller));
    await killer.end();
    await eventually(allSeen, { timeoutMs: 30_000, everyMs: 100 });
    await server.kill();
  }, 150_000);

  afterAll(async () => {
    client.stop();
    await killer.end();
    await server.kill();
    await folder.close();
    rmSync(dataDir, { recursive: true });
  });

  /** A product whose wizard asks several questions, sent by post and paid by gift card. */
  async function anOffer(token: string) {
    const products = folder.documents.collection<{ _id: string; tacCodes?: string[]; accountId: string }>({
      name: 'products',
    });
    const own = await products.find({ accountId: accountIdOf(tenants[0]) }, { sort: [['_id', 1]] });
    const product = own.find(({ tacCodes = [] }) => tacCodes.length > 0);
    if (!product) throw new Error('the demonstration has no telephone');
    const file = (await client.read(`/products/${product._id}/diagnostic`, token)) as DiagnosticFile;
    return { ...file, productId: product._id };
  }

  /** Every projection has passed the newest event. */
  async function allSeen(): Promise<boolean> {
    const head = await folder.log.head();
    for (const each of projections) await folder.readModels.waitForPosition(each, head, 1_000);
    return head === (await folder.log.head());
  }

  const streamsOf = async (id: string): Promise<readonly string[]> => {
    const streams = await Promise.all(
      ['buyback', 'item', 'payment'].map((category) => folder.log.readStream(`${category}-${id}`)),
    );
    return streams.flat().map(({ type }) => type);
  };
  const initiated = (paymentId: string) =>
    folder.documents
      .collection<SandboxPayment>({ name: 'sandbox_payments' })
      .find({ paymentId, kind: 'initiate' });

  it('died at many points, some of them in the middle of a request', () => {
    expect(server.starts).toBeGreaterThan(12);
    expect(client.unanswered).toBeGreaterThan(0);
  });

  it('lost no command that it had acknowledged', async () => {
    const log = new Map((await folder.log.readAll('', 1_000_000)).map((event) => [event.position, event]));
    const positions = client.acknowledged.flatMap(({ position }) => position ?? []);
    expect(positions.length).toBeGreaterThan(journeys * 2);
    expect(positions.filter((position) => !log.has(position))).toEqual([]);
    expect(outcomes).toHaveLength(journeys);
    for (const { id, ending } of outcomes) {
      const wanted = ending === 'cancelled' ? 'BuybackCancelled' : 'PaymentCompleted';
      expect(await streamsOf(id)).toContain(wanted);
    }
  });

  it('applied no command twice', async () => {
    for (const { id } of outcomes) {
      const types = await streamsOf(id);
      const twice = onceEach.filter((type) => types.filter((each) => each === type).length > 1);
      expect({ id, twice }).toEqual({ id, twice: [] });
    }
    const declared = (await folder.log.readAll('', 1_000_000)).filter(({ type, data }) => {
      const { imei } = data as { imei?: string };
      return type === 'BuybackDeclared' && imei?.endsWith('1234567') === true;
    });
    expect(declared.map(({ stream }) => stream).sort()).toEqual(
      outcomes.map(({ id }) => `buyback-${id}`).sort(),
    );
  });

  it('sent each payment once, and none for what was cancelled', async () => {
    for (const { id, paid } of outcomes) {
      const amounts = (await initiated(id)).map(({ amount }) => amount);
      expect({ id, amounts }).toEqual({ id, amounts: paid > 0 ? [paid] : [] });
    }
  });

  it.each(projections.map((projection) => [projection.name, projection] as const))(
    'has in %s what a rebuild from the log has',
    async (_name, projection) => {
      const rebuild = await Rebuild.begin({
        documents: folder.readDocuments,
        projection,
        compare: (a, b) => folder.log.compare(a, b),
        readAll: (after, limit) => folder.log.readAll(after, limit),
      });
      const { position, live, fresh, differences } = await rebuild.compareWithLive(100_000);
      await rebuild.abandon();
      expect(differences).toEqual([]);
      expect(fresh.rows).toBe(live.rows);
      expect(position).not.toBe('');
    },
    30_000,
  );

  it.each(Object.entries(dataFiles(dataDir)))('left a sound file of %s', (_name, file) => {
    expect(checkedFile(file)).toEqual(['ok']);
  });
});
