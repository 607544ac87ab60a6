import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as buyback from '@reprise/buyback/testing';
import { runMigration } from '@reprise/hosting/migrate';
import * as item from '@reprise/item/testing';
import { eventually } from '@reprise/kernel/testing';
import { contentOf, ReadModels } from '@reprise/read-kernel';
import { projections } from '../followers';
import { Machine } from './machine';
import type { MachineEngines } from './machine-engines';

const { ids, anId } = buyback;
const [paid, offered, unlabelled, later] = [anId(801), anId(802), anId(803), anId(804)];
/** As in production: on a busy machine a shorter one ends while its worker works, and what it did is repeated. */
const patientLeaseMs = 10_000;

/** Where an installation is moved to. */
export type NewHome = {
  /** Arguments of `npm run migrate`, besides the source folder. */
  readonly to: (dataDir: string) => readonly string[];
  readonly open: (dataDir: string) => Promise<MachineEngines>;
};

/** The rows of all projections, without positions. */
async function rowsOf({ log, readDocuments }: Machine): Promise<unknown> {
  const readModels = new ReadModels({ documents: readDocuments, compare: (a, b) => log.compare(a, b) });
  const shown = projections.map(async (projection) => {
    const rows = await (await readModels.collection(projection)).find({}, { sort: [['_id', 1]] });
    return [
      projection.name,
      rows.map((row) => ({ _id: row._id, accountId: row.accountId, ...contentOf(row) })),
    ];
  });
  return Object.fromEntries((await Promise.all(shown)) as [string, unknown][]);
}

/** Uses an installation, moves it, and continues there: nothing is repeated. */
export function migratedWorkerSpecs(home: () => NewHome): void {
  let root: string;
  let machine: Machine;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'reprise-moved-'));
  });
  afterAll(async () => {
    await machine.leave();
    rmSync(root, { recursive: true });
  });

  const has = (id: string, category: string, type: string) =>
    eventually(async () => (await machine.types(category, id)).includes(type));
  async function declare(id: string): Promise<void> {
    const { payment } = buyback.anOpening();
    const choice = { ...payment, provider: 'gift_card_a' as const };
    const opening = buyback.anOpening('web_post', { customerId: ids.customer, payment: choice });
    await machine.command('buyback', id, buyback.declareBuyback(opening));
  }
  async function offer(id: string): Promise<void> {
    const terms = { proposalId: ids.proposal, remindAt: [], expiresAt: '2099-01-20T09:00:00.000Z' };
    await has(id, 'buyback', 'BuybackShipped');
    await machine.command('item', id, item.registerItem());
    await machine.command('item', id, item.controlItem('lower', { terms }));
    await has(id, 'buyback', 'PriceProposed');
  }
  async function accept(id: string): Promise<void> {
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await has(id, 'payment', 'PaymentCompleted');
    await has(id, 'package', 'PackageDelivered');
  }
  const mailed = (count: number) =>
    eventually(async () => expect(await machine.mails()).toHaveLength(count) ?? true);

  /** One buyback paid, one with an offer that waits, one whose carrier is away. */
  async function play(): Promise<void> {
    await machine.furnish(ids);
    machine.worker.start();
    await Promise.all([paid, offered].map(declare));
    await Promise.all([paid, offered].map(offer));
    await accept(paid);
    await mailed(7);
    await machine.carrier({ unreachable: true });
    await declare(unlabelled);
    await mailed(8);
    await eventually(async () => {
      const all = await machine.worker.engine.operator.overview();
      return all.some(({ consumer, parked }) => consumer === 'issue-label' && parked.length > 0);
    });
    await eventually(() => machine.caughtUp());
  }

  it('goes on where it was: nothing is mailed, labelled or paid again, and a new buyback runs through', async () => {
    const from = join(root, 'from');
    machine = new Machine(from, undefined, patientLeaseMs);
    await play();
    const before = {
      rows: await rowsOf(machine),
      packages: await machine.packages(),
      mails: await machine.mails(),
    };
    const asked = machine.asked();
    const events = await machine.log.distance('');
    await machine.leave();

    const { to, open } = home();
    const moved = join(root, 'to');
    const said: string[] = [];
    const tell = (line: string) => void said.push(line);
    const surroundings = { environment: {}, say: tell, complain: tell, signal: new AbortController().signal };
    const code = await runMigration(['--from', from, ...to(moved)], surroundings);
    expect([code, ...said].join('\n')).toContain('was copied and verified');
    // The hosts get the same key; mails were saved on disk.
    for (const name of ['secrets', 'mail', 'asked.txt'])
      cpSync(join(from, name), join(moved, name), { recursive: true });

    machine = new Machine(moved, await open(moved), patientLeaseMs);
    machine.worker.start();
    await eventually(() => machine.caughtUp());
    expect(await rowsOf(machine)).toEqual(before.rows);
    const again = machine.asked().slice(asked.length);
    expect(again.filter((call) => !call.startsWith('createShipment'))).toEqual([]);
    expect([await machine.packages(), await machine.mails()]).toEqual([before.packages, before.mails]);
    expect(await machine.log.distance('')).toBe(events);

    await machine.carrier({ labelDelayMs: 20 });
    await Promise.all([has(unlabelled, 'package', 'PackageLabelIssued'), accept(offered), declare(later)]);
    await offer(later);
    await accept(later);
    for (const id of [paid, offered, later])
      expect((await machine.paid(id)).map(({ amount }) => amount)).toEqual([6_000]);
    expect(await machine.packages()).toBe(before.packages + 2);
    await mailed(8 + 1 + 1 + 4);
    const keys = machine.asked().filter((call) => !call.startsWith('createShipment'));
    expect(keys).toHaveLength(new Set(keys).size);
    const happened = (await machine.log.readAll('', 5_000))
      .filter(({ type }) => type !== 'DeliveryStatusReported')
      .map(({ stream, type }) => `${stream} ${type}`);
    expect(happened).toHaveLength(new Set(happened).size);
  });
}
