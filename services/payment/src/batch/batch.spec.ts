import { paymentBatchEvents, paymentEvents, type PaymentCommand } from '@reprise/contracts/payment';
import { DeciderStore, EventCatalogues, SqliteEventLog, type CommandMeta } from '@reprise/kernel';
import type {
  Customers,
  FileOfPerson,
  FileStore,
  PersonalAccesses,
  Secrets,
  SepaBatch,
  Session,
  StoredFile,
} from '@reprise/kernel/ports';
import { TestClock } from '@reprise/kernel/testing';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { paymentBatches, paymentList, type PaymentBatchListRow } from '@reprise/read-payment';
import { PaymentBatchLifecycle, PaymentLifecycle } from '../lifecycle';
import { PaymentReader } from '../read/payment.reader';
import { anId, createPayment, makeDue, simple } from '../testing';
import { ApproveBatch, ApproveBatchHandler } from './approve-batch.handler';
import { BatchFileReader } from './batch-file.reader';
import { DiscardBatch, DiscardBatchHandler } from './discard-batch.handler';
import { PayeesQuery } from './payees.query';
import { PaymentFileStore, paymentFileDownloads } from './payment-file.store';
import { type BatchOrder, PrepareBatch, PrepareBatchHandler } from './prepare-batch.handler';

const account = anId(900);
const scope = tenantScope({ accountId: account, by: 'account' });
const metaOf = (n: number, userId = 'u-1'): CommandMeta => ({
  ...{ commandId: anId(n), accountId: account, correlationId: anId(n) },
  actor: { userId, role: 'root_management_unit_manager' },
});
const session = { kind: 'user', userId: 'u-1', accountId: account } as Session;
/** Not what it was, and open to whoever knows how. */
const reversed: Secrets = {
  seal: (text) => [...text].reverse().join(''),
  open: (sealed) => [...sealed].reverse().join(''),
};
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
  readonly customers = {
    read: async (_owner: unknown, id: string) => {
      const iban = this.ibans.get(id);
      return iban ? { state: 'known', value: { iban, holder: 'Zoé Martin' } } : { state: 'erased' };
    },
  } as unknown as Customers;
  readonly fileStore: FileStore = {
    put: async (key, bytes, contentType) => void this.files.set(key, { bytes, contentType }),
    get: async (key) => this.files.get(key),
    under: async (folder) => [...this.files.keys()].filter((key) => key.startsWith(`${folder}/`)),
    delete: async (key) => void this.files.delete(key),
  };
  private readonly payments = new PaymentLifecycle(this.store);
  private readonly batches = new PaymentBatchLifecycle(this.store);
  private readonly clock = new TestClock('2026-02-01T09:00:00.000Z');
  readonly kept = new PaymentFileStore(this.documents, reversed, this.fileStore, this.clock);
  readonly file = new BatchFileReader(
    this.reader,
    this.kept,
    this.customers,
    (batch) => `file ${this.written.push(batch)}`,
    this.documents,
  );

  readonly looked: string[] = [];
  readonly payees = new PayeesQuery(this.reader, this.payments, this.customers, {
    keep: async (files: readonly FileOfPerson[]) => void this.looked.push(...files.map(({ id }) => id)),
  } as unknown as PersonalAccesses);

  async approve(batch: PaymentBatchListRow, meta: CommandMeta): Promise<void> {
    const handler = new ApproveBatchHandler(this.batches, this.payments, this.reader, this.customers);
    await handler.execute(new ApproveBatch(batch, meta));
    await this.show();
  }
  async discard(batch: PaymentBatchListRow, meta: CommandMeta): Promise<void> {
    await new DiscardBatchHandler(this.batches, this.payments).execute(new DiscardBatch(batch, meta));
    await this.show();
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
  async send(id: string, command: PaymentCommand): Promise<void> {
    await this.payments.run(id, command, metaOf(5000 + (this.sent += 1)));
    await this.show();
  }
  /** A transfer that is due; by default its customer has an IBAN. */
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
  async prepared(order: BatchOrder = {}): Promise<PaymentBatchListRow> {
    const handler = new PrepareBatchHandler(this.batches, this.reader, this.clock);
    const { id } = await handler.execute(new PrepareBatch(scope, order, metaOf(70)));
    await this.show();
    return this.batch(id);
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

  it('contains every transfer that is due', async () => {
    await world.due(1, 5_000);
    await world.due(2, 2_500);
    expect(await world.prepared()).toMatchObject({ total: 7_500, executionDate: '2026-02-01' });
  });

  it('is executed on no day that has passed', async () => {
    await world.due(1, 5_000);
    await expect(world.prepared({ executionDate: '2026-01-31' })).rejects.toMatchObject({
      ...{ code: 'payment-batch-date-passed', details: { executionDate: '2026-01-31' } },
    });
    expect(await world.prepared({ executionDate: '2026-02-01' })).toMatchObject({ total: 5_000 });
  });

  it('is refused if it is empty', async () => {
    await expect(world.prepared()).rejects.toMatchObject({ code: 'payment-batch-empty' });
  });

  it('is approved by another person; an attempt by its preparer changes no payment', async () => {
    const id = await world.due(1, 5_000);
    const batch = await world.prepared();
    await expect(world.approve(batch, metaOf(71))).rejects.toMatchObject({
      ...{ code: 'payment-batch-needs-other-approver' },
    });
    expect(await world.status(id)).toBe('awaiting_payment');
    await world.approve(batch, approver);
    expect(await world.status(id)).toBe('payment_initiated');
  });

  it('is not discarded while it holds payments, after an interrupted approval', async () => {
    const id = await world.due(1, 5_000);
    const batch = await world.prepared();
    await world.send(id, { type: 'InitiatePayment', data: { batchId: batch.id } });
    await expect(world.discard(batch, approver)).rejects.toMatchObject({
      ...{ code: 'payment-batch-status-invalid' },
    });
    await world.approve(batch, approver);
    expect(await world.batch(batch.id)).toMatchObject({ status: 'approved', included: [id] });
  });

  it('excludes, with the reason, customers without an IBAN and payments that are no longer due', async () => {
    const good = await world.due(1, 5_000);
    const nameless = await world.due(2, 2_500);
    const cancelled = await world.due(3, 1_000);
    const batch = await world.prepared();
    world.ibans.delete(anId(502));
    await world.send(cancelled, simple('CancelPayment'));
    await world.approve(batch, approver);
    const approved = await world.batch(batch.id);
    expect(approved).toMatchObject({ included: [good], total: 5_000 });
    const excluded = Object.fromEntries(approved.excluded.map((each) => [each.paymentId, each.reason]));
    expect(excluded[nameless]).toBe('iban-missing');
    expect(excluded[cancelled]).toMatch(/^payment-/);
    await world.documents.collection({ name: 'accounts' }).put({
      ...{ _id: account, payingAccount: { holder: 'Demo', iban: 'FR1420041010050500013M02606' } },
    });
    await world.file.of(approved, session);
    expect(world.written[0]?.transactions).toMatchObject([
      { endToEndId: good.replaceAll('-', ''), amount: 5_000 },
    ]);
  });

  it('says before its approval whom it pays, where, and what would be left out', async () => {
    const good = await world.due(1, 5_000);
    const nameless = await world.due(2, 2_500);
    const cancelled = await world.due(3, 1_000);
    expect((await world.payees.due(scope, session, 1)).payees).toMatchObject([
      { paymentId: good, payee: 'Zoé Martin', ibanEnding: '0189', amount: 5_000 },
      { paymentId: nameless },
      { paymentId: cancelled },
    ]);
    const batch = await world.prepared();
    world.ibans.delete(anId(502));
    await world.send(cancelled, simple('CancelPayment'));
    world.looked.length = 0;
    const { payees, count } = await world.payees.of(batch, session, 1);
    expect([count, payees.map(({ exclusion }) => exclusion)]).toEqual([
      3,
      [undefined, 'iban-missing', expect.stringMatching(/^payment-/)],
    ]);
    expect(world.looked).toEqual([good, nameless, cancelled]);
    await world.approve(batch, approver);
    const after = await world.payees.of(await world.batch(batch.id), session, 1);
    expect(after.payees.map(({ exclusion }) => exclusion)).toEqual(payees.map(({ exclusion }) => exclusion));
  });

  it('has no file before its approval, nor without a paying account; then the same bytes for everybody', async () => {
    await world.due(1, 5_000);
    const batch = await world.prepared();
    await expect(world.file.of(batch, session)).rejects.toMatchObject({
      code: 'payment-batch-status-invalid',
    });
    await world.approve(batch, approver);
    const approved = await world.batch(batch.id);
    await expect(world.file.of(approved, session)).rejects.toMatchObject({ code: 'paying-account-missing' });
    await world.documents.collection({ name: 'accounts' }).put({
      ...{ _id: account, payingAccount: { holder: 'Demo', iban: 'FR1420041010050500013M02606' } },
    });
    const first = await world.file.of(approved, session);
    expect(await world.file.of(approved, session)).toEqual(first);
    expect(world.written).toHaveLength(1);
    const [sealed] = await world.documents
      .collection<{ _id: string; sealed: string }>({ name: 'payment_files' })
      .find({});
    expect(sealed?.sealed).toBe('1 elif');
    expect(await world.documents.collection(paymentFileDownloads).count({ userId: 'u-1' })).toBe(2);
  });

  it('takes over the file that an earlier version left in plain text', async () => {
    await world.due(1, 5_000);
    const batch = await world.prepared();
    await world.approve(batch, approver);
    const approved = await world.batch(batch.id);
    await world.fileStore.put(`payment-batches/${batch.id}.xml`, Buffer.from('former'), 'application/xml');
    expect((await world.file.of(approved, session)).toString()).toBe('former');
    expect(world.files.size).toBe(0);
    expect((await world.file.of(approved, session)).toString()).toBe('former');
  });
});
