import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as buyback from '@reprise/buyback/testing';
import * as item from '@reprise/item/testing';
import { eventually } from '@reprise/kernel/testing';
import { Machine } from './testing/machine';

const { ids, anId } = buyback;
const id = anId(900);
const hook = join(__dirname, '../../kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'testing/worker-process.fixture.ts');

/** The process is killed as soon as these events are visible; their consequences are then in progress. */
const killsAfter = [
  ...['PackageClosed', 'PackageLabelIssued', 'BuybackShipped', 'ItemControlled', 'PriceProposed'],
  ...['ProposalAccepted', 'PaymentDue', 'PaymentInitiated', 'PaymentCompleted'],
];

describe('a worker that is killed repeatedly', () => {
  const machine = new Machine();
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawn(process.execPath, ['-C', '@reprise/source', '-r', hook, program, machine.dataDir], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
  afterAll(async () => {
    await kill();
    await machine.close();
  });

  const history = async () => (await machine.log.readAll('', 1_000)).map(({ type }) => type);
  const has = (type: string) => eventually(async () => (await history()).includes(type));
  /** What people do as soon as they can. */
  async function people(seen: string): Promise<void> {
    if (seen === 'BuybackShipped') {
      const terms = { proposalId: ids.proposal, remindAt: [], expiresAt: '2099-01-20T09:00:00.000Z' };
      await machine.command('item', id, item.registerItem());
      await machine.command('item', id, item.controlItem('lower', { terms }));
    }
    if (seen === 'PriceProposed') {
      await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    }
  }

  it('completes a buyback, with each external effect exactly once', async () => {
    await machine.furnish(ids);
    await machine.provider({ settleAfterMs: 400, latencyMs: 50 });
    const { payment } = buyback.anOpening();
    const choice = { ...payment, provider: 'gift_card_a' as const };
    const opening = buyback.anOpening('web_post', { customerId: ids.customer, payment: choice });
    await machine.command('buyback', id, buyback.declareBuyback(opening));
    for (const seen of killsAfter) {
      start();
      await has(seen);
      await kill();
      await people(seen);
    }
    start();
    await eventually(async () => (await machine.mails()).includes('payment-sent'));
    await has('PackageDelivered');
    expect((await machine.paid(id)).map(({ amount }) => amount)).toEqual([6_000]);
    expect(await machine.packages()).toBe(1);
    expect(await machine.mails()).toEqual([
      ...['buyback-confirmation', 'label-ready', 'payment-sent', 'proposal'],
    ]);
    const happened = (await history()).filter((type) => type !== 'DeliveryStatusReported');
    expect(happened).toHaveLength(new Set(happened).size);
  });
});
