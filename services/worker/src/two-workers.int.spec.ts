import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as buyback from '@reprise/buyback/testing';
import * as item from '@reprise/item/testing';
import { eventually } from '@reprise/kernel/testing';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Machine } from './testing/machine';
import { folderEngines, type StoresIn } from './testing/machine-engines';

const { ids, anId } = buyback;
const hook = join(__dirname, '../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'testing/worker-process.fixture.ts');
const patient = { timeoutMs: 40_000, everyMs: 10 };
const files = Array.from({ length: 5 }, (_, n) => anId(700 + n));
const mailsOfOne = ['buyback-confirmation', 'label-ready', 'payment-sent', 'proposal'];
const places: readonly StoresIn[] = ['log', 'documents'];

describe.each(places)('two workers at once, with leases and checkpoints in the %s', (storesIn) => {
  let machine: Machine;
  beforeEach(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'reprise-two-'));
    machine = new Machine(dataDir, folderEngines(dataDir, storesIn));
    await machine.furnish(ids);
    await machine.provider({ settleAfterMs: 200, latencyMs: 20 });
  });
  afterEach(() => machine.close());

  const has = (id: string, category: string, type: string) =>
    eventually(async () => (await machine.types(category, id)).includes(type), patient);

  /** From the declaration to the payment, as people and workers do it together. */
  async function toTheEnd(id: string): Promise<void> {
    const { payment } = buyback.anOpening();
    const choice = { ...payment, provider: 'gift_card_a' as const };
    const opening = buyback.anOpening('web_post', { customerId: ids.customer, payment: choice });
    await machine.command('buyback', id, buyback.declareBuyback(opening));
    await has(id, 'buyback', 'BuybackShipped');
    // The offer's reminder is a timer that comes due at once.
    const terms = { proposalId: ids.proposal, remindAt: [], expiresAt: '2099-01-20T09:00:00.000Z' };
    await machine.command('item', id, item.registerItem());
    await machine.command('item', id, item.controlItem('lower', { terms }));
    await has(id, 'buyback', 'PriceProposed');
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await has(id, 'payment', 'PaymentCompleted');
    await has(id, 'package', 'PackageDelivered');
  }

  async function expectEachOnce(): Promise<void> {
    const mails = [...files.flatMap(() => mailsOfOne)].sort();
    await eventually(async () => (await machine.mails()).length >= mails.length, patient);
    expect(await machine.mails()).toEqual(mails);
    expect(await machine.parcels()).toBe(files.length);
    for (const id of files) expect((await machine.paid(id)).map(({ amount }) => amount)).toEqual([6_000]);
    const happened = (await machine.log.readAll('', 5_000))
      .filter(({ type }) => type !== 'DeliveryStatusReported')
      .map(({ stream, type }) => `${stream} ${type}`);
    expect(happened).toHaveLength(new Set(happened).size);
  }

  it('do each thing once, and ask the world for each once', async () => {
    const second = new Machine(machine.dataDir, folderEngines(machine.dataDir, storesIn));
    machine.worker.start();
    second.worker.start();
    await Promise.all(files.map(toTheEnd));
    await expectEachOnce();
    const asked = machine.asked();
    expect(asked.filter((call, n) => asked.indexOf(call) !== n)).toEqual([]);
    expect(asked).toHaveLength(files.length * (mailsOfOne.length + 2));
    await second.leave();
  }, 60_000);

  it('lose and double nothing when one is killed with all its leases in hand', async () => {
    const children: ChildProcess[] = [];
    const start = () => {
      const args = ['-C', '@reprise/source', '-r', hook, program, machine.dataDir, storesIn];
      children.push(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
    };
    async function kill(child: ChildProcess | undefined): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
    try {
      start();
      const ends = files.map(toTheEnd);
      await eventually(
        async () => (await machine.log.readAll('', 100)).some(({ type }) => type === 'PackageLabelIssued'),
        patient,
      );
      start();
      await eventually(
        async () => (await machine.log.readAll('', 500)).some(({ type }) => type === 'PriceProposed'),
        patient,
      );
      await kill(children[0]);
      await Promise.all(ends);
      await expectEachOnce();
    } finally {
      await Promise.all(children.map(kill));
    }
  }, 90_000);
});
