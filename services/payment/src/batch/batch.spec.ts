import type { CommandBus, ICommand } from '@nestjs/cqrs';
import {
  paymentBatchEvents,
  paymentEvents,
  type PaymentBatchCommand,
  type PaymentCommand,
} from '@reprise/contracts/payment';
import { DeciderStore, EventCatalogues, RunCommand, SqliteEventLog, type CommandMeta } from '@reprise/kernel';
import type { Customers, FileStore, SepaBatch, StoredFile } from '@reprise/kernel/ports';
import { TestClock } from '@reprise/kernel/testing';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { paymentBatches, paymentList, type PaymentBatchListRow } from '@reprise/read-payment';
import { paymentBatchDecider, paymentDecider } from '../domain';
import { PaymentReader } from '../read/payment-reader';
import { anId, createPayment, makeDue, simple } from '../testing';
import { BatchDesk } from './batch-desk';
import { BatchFile } from './batch-file';

const account = anId(900);
const scope = tenantScope({ accountId: account, by: 'account' });
const metaOf = (n: number, userId = 'u-1'): CommandMeta => ({
  ...{ commandId: anId(n), accountId: account, correlationId: anId(n) },
  actor: { userId, role: 'root_management_unit_manager' },
});
const catalogues = new EventCatalogues(paymentEvents, paymentBatchEvents);

/** Real log, deciders and lists in memory; customers by their IBAN. */
class Desk {
  readonly log = new SqliteEventLog({ file: ':memory:', catalogues });
  readonly documents = new SqliteDocuments({ file: ':memory:' });
  readonly store = new DeciderStore(this.log, catalogues);
  readonly models = new ReadModels({ documents: this.documents, compare: (a, b) => this.log.compare(a, b) });
  readonly reader = new PaymentReader(this.models);
  readonly ibans = new Map<string, string>();
  readonly written: SepaBatch[] = [];
  readonly files = new Map<string, StoredFile>();
  private shown = '';
  readonly bus = {
    execute: async (run: ICommand) => {
      if (!(run instanceof RunCommand)) throw new TypeError('only commands to streams');
      const handled = await this.handle(run);
      await this.show();
      return handled;
    },
  } as unknown as CommandBus;
  readonly customers = {
    read: async (_owner: unknown, id: string) => {
      const iban = this.ibans.get(id);
      return iban ? { state: 'known', value: { iban, holder: 'Zoé Martin' } } : { state: 'erased' };
    },
  } as unknown as Customers;
  readonly fileStore: FileStore = {
    put: async (key, bytes, contentType) => void this.files.set(key, { bytes, contentType }),
    get: async (key) => this.files.get(key),
    delete: async (key) => void this.files.delete(key),
  };
  readonly desk = new BatchDesk(
    this.bus,
    this.reader,
    this.store,
    this.customers,
    new TestClock('2026-02-01T09:00:00.000Z'),
  );
  readonly file = new BatchFile(
    this.reader,
    this.fileStore,
    this.customers,
    (batch) => `file ${this.written.push(batch)}`,
    this.documents,
  );

  private handle({ category, id, command, meta }: RunCommand) {
    return category === 'payment'
      ? this.store.handle({ category, id, command: command as PaymentCommand, meta, decider: paymentDecider })
      : this.store.handle({
          category,
          id,
          command: command as PaymentBatchCommand,
          meta,
          decider: paymentBatchDecider,
        });
  }
  private async show(): Promise<void> {
    const events = await this.log.readAll(this.shown, 100);
    this.shown = events.at(-1)?.position ?? this.shown;
    for (const projection of [paymentList, paymentBatches]) {
      const heard = events.filter(({ type }) => projection.on.includes(type));
      await this.models.runner(projection as typeof paymentList, async () => []).apply(heard, this.shown);
    }
  }
  private sent = 0;
  send(id: string, command: PaymentCommand) {
    return this.bus.execute(new RunCommand('payment', id, command, metaOf(5000 + (this.sent += 1))));
  }
  /** A transfer that is due; its customer has an IBAN unless told otherwise. */
  async due(
    n: number,
    amount: number,
    iban: string | undefined = 'FR7630006000011234567890189',
  ): Promise<string> {
    const created = createPayment('sepa_transfer', `20000000${n}`);
    if (created.type !== 'CreatePayment') throw new TypeError('no creation');
    const customerId = anId(n + 500);
    if (iban) this.ibans.set(customerId, iban);
    await this.send(anId(n), {
      ...created,
      data: { ...created.data, customerId, buybackNumber: '2000000000015' },
    });
    await this.send(anId(n), makeDue(amount));
    return anId(n);
  }
  async batch(id: string): Promise<PaymentBatchListRow> {
    return this.reader.batch(scope, id);
  }
  async prepared(): Promise<PaymentBatchListRow> {
    const { body } = await this.desk.prepare(scope, {}, metaOf(70));
    return this.batch(body.id);
  }
  async status(id: string) {
    return (await this.reader.payment(scope, id)).status;
  }
}

describe('a batch of transfers', () => {
  let world: Desk;
  beforeEach(() => {
    world = new Desk();
  });
  afterEach(async () => {
    await world.documents.close();
    await world.log.close();
  });
  const approver = metaOf(71, 'u-2');

  it('gathers every transfer that is due', async () => {
    await world.due(1, 5_000);
    await world.due(2, 2_500);
    expect(await world.prepared()).toMatchObject({ total: 7_500, executionDate: '2026-02-01' });
  });

  it('of nothing is refused', async () => {
    await expect(world.prepared()).rejects.toMatchObject({ code: 'payment-batch-empty' });
  });

  it('is approved by another person; who prepared it touches no payment', async () => {
    const id = await world.due(1, 5_000);
    const batch = await world.prepared();
    await expect(world.desk.approve(batch, metaOf(71))).rejects.toMatchObject({
      ...{ code: 'payment-batch-needs-other-approver' },
    });
    expect(await world.status(id)).toBe('awaiting_payment');
    await world.desk.approve(batch, approver);
    expect(await world.status(id)).toBe('payment_initiated');
  });

  it('is not discarded while it holds payments, as an interrupted approval leaves it', async () => {
    const id = await world.due(1, 5_000);
    const batch = await world.prepared();
    await world.send(id, { type: 'InitiatePayment', data: { batchId: batch.id } });
    await expect(world.desk.discard(batch, approver)).rejects.toMatchObject({
      ...{ code: 'payment-batch-status-invalid' },
    });
    await world.desk.approve(batch, approver);
    expect(await world.batch(batch.id)).toMatchObject({ status: 'approved', included: [id] });
  });

  it('leaves out, with the reason, who has no IBAN and what is due no more', async () => {
    const good = await world.due(1, 5_000);
    const nameless = await world.due(2, 2_500);
    const cancelled = await world.due(3, 1_000);
    const batch = await world.prepared();
    world.ibans.delete(anId(502));
    await world.send(cancelled, simple('CancelPayment'));
    await world.desk.approve(batch, approver);
    const approved = await world.batch(batch.id);
    expect(approved).toMatchObject({ included: [good], total: 5_000 });
    const excluded = Object.fromEntries(approved.excluded.map((each) => [each.paymentId, each.reason]));
    expect(excluded[nameless]).toBe('iban-missing');
    expect(excluded[cancelled]).toMatch(/^payment-/);
    await world.documents.collection({ name: 'accounts' }).put({
      ...{ _id: account, payingAccount: { holder: 'Demo', iban: 'FR1420041010050500013M02606' } },
    });
    await world.file.of(approved);
    expect(world.written[0]?.transactions).toMatchObject([
      { endToEndId: good.replaceAll('-', ''), amount: 5_000 },
    ]);
  });

  it('has no file before its approval, nor without a paying account; then the same bytes for everybody', async () => {
    await world.due(1, 5_000);
    const batch = await world.prepared();
    await expect(world.file.of(batch)).rejects.toMatchObject({ code: 'payment-batch-status-invalid' });
    await world.desk.approve(batch, approver);
    const approved = await world.batch(batch.id);
    await expect(world.file.of(approved)).rejects.toMatchObject({ code: 'paying-account-missing' });
    await world.documents.collection({ name: 'accounts' }).put({
      ...{ _id: account, payingAccount: { holder: 'Demo', iban: 'FR1420041010050500013M02606' } },
    });
    const first = await world.file.of(approved);
    expect(await world.file.of(approved)).toEqual(first);
    expect(world.written).toHaveLength(1);
  });
});
