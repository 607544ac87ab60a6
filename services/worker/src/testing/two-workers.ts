import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as buyback from '@reprise/buyback/testing';
import * as item from '@reprise/item/testing';
import { eventually } from '@reprise/kernel/testing';
import { Machine } from './machine';
import type { MachineEngines } from './machine-engines';
import { mortal } from './mortal-engines';

const { ids, anId } = buyback;
const mailsOfOne = ['buyback-confirmation', 'label-ready', 'payment-sent', 'proposal'];
export type OpenEngines = (dataDir: string) => Promise<MachineEngines>;

/** Buybacks that run through together, and what must be true in the end. */
export class Buybacks {
  private readonly ids: readonly string[];

  constructor(
    readonly machine: Machine,
    count = 5,
  ) {
    this.ids = Array.from({ length: count }, (_, n) => anId(700 + n));
  }

  async begin(): Promise<void> {
    await this.machine.furnish(ids);
    await this.machine.provider({ settleAfterMs: 200, latencyMs: 20 });
  }

  /** From the declarations to the payments, as people and workers do it together. */
  async toTheEnd(): Promise<void> {
    await Promise.all(this.ids.map((id) => this.oneToTheEnd(id)));
  }

  happened(type: string): Promise<unknown> {
    const seen = async () => (await this.machine.log.readAll('', 5_000)).some((event) => event.type === type);
    return eventually(seen);
  }

  async expectEachOnce(): Promise<void> {
    const { machine } = this;
    const mails = this.ids.flatMap(() => mailsOfOne).sort();
    await eventually(async () => (await machine.mails()).length >= mails.length);
    expect(await machine.mails()).toEqual(mails);
    expect(await machine.packages()).toBe(this.ids.length);
    for (const id of this.ids) expect((await machine.paid(id)).map(({ amount }) => amount)).toEqual([6_000]);
    const happened = (await machine.log.readAll('', 5_000))
      .filter(({ type }) => type !== 'DeliveryStatusReported')
      .map(({ stream, type }) => `${stream} ${type}`);
    expect(happened).toHaveLength(new Set(happened).size);
  }

  /** Not even with the same key. */
  expectAskedOnce(): void {
    const asked = this.machine.asked();
    expect(asked.filter((call, n) => asked.indexOf(call) !== n)).toEqual([]);
    expect(asked).toHaveLength(this.ids.length * (mailsOfOne.length + 2));
  }

  private async oneToTheEnd(id: string): Promise<void> {
    const { machine } = this;
    const has = (category: string, type: string) =>
      eventually(async () => (await machine.types(category, id)).includes(type));
    const { payment } = buyback.anOpening();
    const choice = { ...payment, provider: 'gift_card_a' as const };
    const opening = buyback.anOpening('web_post', { customerId: ids.customer, payment: choice });
    await machine.command('buyback', id, buyback.declareBuyback(opening));
    await has('buyback', 'BuybackShipped');
    const terms = { proposalId: ids.proposal, remindAt: [], expiresAt: '2099-01-20T09:00:00.000Z' };
    await machine.command('item', id, item.registerItem());
    await machine.command('item', id, item.controlItem('lower', { terms }));
    await has('buyback', 'PriceProposed');
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await has('payment', 'PaymentCompleted');
    await has('package', 'PackageDelivered');
  }
}

/** Two workers on one log and one store. @param open the same engines at each call with the same folder. */
export function twoWorkersSpecs(open: OpenEngines): void {
  let dataDir: string;
  let machine: Machine;
  let buybacks: Buybacks;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'reprise-two-'));
    machine = new Machine(dataDir, await open(dataDir));
    buybacks = new Buybacks(machine);
    await buybacks.begin();
  });
  afterEach(() => machine.close());

  it('do each thing once, with one external request for each', async () => {
    // A busy test machine may stall for longer than the short leases of the other specs.
    const [first, second] = [await open(dataDir), await open(dataDir)].map(
      (engines) => new Machine(dataDir, engines, 20_000),
    );
    first?.worker.start();
    second?.worker.start();
    await buybacks.toTheEnd();
    await buybacks.expectEachOnce();
    buybacks.expectAskedOnce();
    await Promise.all([first?.leave(), second?.leave()]);
  });

  it('take over from each other when one loses its engines in the midst of its part, and when it comes back', async () => {
    const { engines, cut, mend } = mortal(await open(dataDir));
    const first = new Machine(dataDir, engines);
    first.worker.start();
    const ends = buybacks.toTheEnd();
    await buybacks.happened('PackageLabelIssued');
    machine.worker.start();
    cut();
    await buybacks.happened('PriceProposed');
    mend();
    await ends;
    await buybacks.expectEachOnce();
    await first.leave();
  });
}
