import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainCommand, RecordedEvent } from '@reprise/contracts/kernel';
import {
  CustomerVault,
  KeptMailer,
  loadMasterKey,
  noBuyerOrders,
  oneCarrier,
  paymentProviders,
  SandboxCarrier,
  SecretBox,
  type SandboxCarrierSettings,
  type SandboxPayment,
  type SandboxPaymentSettings,
} from '@reprise/gateways';
import {
  DeciderStore,
  SqliteSubscriptionStore,
  streamName,
  systemClock,
  uuidv7,
  type SendCommand,
  type SubscriptionStore,
} from '@reprise/kernel';
import { caughtUp } from '@reprise/kernel/testing';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { commandSender, eventCatalogues } from '@reprise/hosting';
import { ReadModels } from '@reprise/read-kernel';
import { Worker } from '../worker';
import { folderEngines, type MachineEngines } from './machine-engines';

export const account = 'account-1';
const quick = { firstMs: 20, maxMs: 200 };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The complete system over a temporary data folder, with sandboxes for external systems and accelerated timing. */
export class Machine {
  private readonly now = () => new Date();
  private readonly engines: MachineEngines;
  private readonly box: SecretBox;
  private readonly readModels: ReadModels;
  private readonly send: SendCommand;
  private memory: SubscriptionStore;
  readonly customers: CustomerVault;
  readonly mailer: KeptMailer;
  worker: Worker;

  /**
   * @param dataDir another process's, or a new one.
   * @param engines closed with the machine; by default those of the folder.
   * @param leaseMs how long another worker waits for a silent one.
   */
  constructor(
    readonly dataDir = mkdtempSync(join(tmpdir(), 'reprise-worker-')),
    engines?: MachineEngines,
    private readonly leaseMs = 400,
  ) {
    this.engines = engines ?? folderEngines(dataDir);
    const { log, documents, readDocuments, store } = this.engines;
    this.box = new SecretBox(loadMasterKey({ dataDir }));
    this.send = commandSender(new DeciderStore(log, eventCatalogues()));
    this.memory = store;
    const compare = (a: string, b: string) => log.compare(a, b);
    this.readModels = new ReadModels({ documents: readDocuments, compare });
    this.customers = new CustomerVault(documents, this.box);
    this.mailer = new KeptMailer({ dataDir, now: this.now });
    this.worker = this.newWorker();
  }

  get log() {
    return this.engines.log;
  }
  get readDocuments() {
    return this.engines.readDocuments;
  }

  /** As when the process dies and restarts. */
  async restart(): Promise<void> {
    await this.worker.stop();
    this.worker = this.newWorker();
    this.worker.start();
  }

  /** Restarts without any record of what its policies and reactors did before. */
  async restartWithoutMemory(): Promise<void> {
    await this.worker.stop();
    this.memory = new SqliteSubscriptionStore(':memory:');
    this.worker = this.newWorker();
    this.worker.start();
  }

  /** Every consumer has processed the whole log. */
  caughtUp(): Promise<boolean> {
    return caughtUp(this.worker.engine, this.memory);
  }

  /** A person's command. */
  command(category: string, id: string, command: DomainCommand): Promise<void> {
    const actor = { userId: 'u-1', role: 'warehouse_operator' };
    const meta = {
      commandId: uuidv7(),
      accountId: account,
      actor,
      correlationId: uuidv7(),
      causationId: uuidv7(),
    };
    return this.send({ category, id, command }, meta);
  }

  stream(category: string, id: string): Promise<readonly RecordedEvent[]> {
    return this.log.readStream(streamName(category, id));
  }

  async types(category: string, id: string): Promise<readonly string[]> {
    return (await this.stream(category, id)).map(({ type }) => type);
  }

  async row(id: string): Promise<BuybackListRow | undefined> {
    return (await this.readModels.collection(buybackList)).get(id);
  }

  file(key: string) {
    return this.engines.files.get(key);
  }

  async mails(): Promise<readonly string[]> {
    return (await this.mailer.list(account)).map(({ template }) => template).sort();
  }

  /** What the sandbox provider was asked to pay, according to its own records. */
  paid(paymentId: string): Promise<readonly SandboxPayment[]> {
    const payments = this.engines.documents.collection<SandboxPayment>({ name: 'sandbox_payments' });
    return payments.find({ paymentId, kind: 'initiate' });
  }

  /** Packages requested from the sandbox carrier. */
  packages(): Promise<number> {
    return this.engines.documents.collection({ name: 'sandbox_shipments' }).count({});
  }

  put(collection: string, document: { _id: string } & Record<string, unknown>): Promise<number> {
    return this.engines.documents.collection({ name: collection }).put(document);
  }

  /** What every test needs: an account with a warehouse and a store, and a customer. */
  async furnish(ids: { warehouse: string; store: string; customer: string }): Promise<void> {
    const address = { street: '1 rue X', zipCode: '59000', city: 'Lille', country: 'FR' };
    const place = { accountId: account, ...address };
    await this.put('accounts', { _id: account, name: 'Démo', language: 'fr-FR' });
    await this.put('organizations', { ...place, _id: ids.warehouse, commonName: 'Atelier' });
    await this.put('organizations', { ...place, _id: ids.store, commonName: 'Boutique' });
    const contact = { firstName: 'Zoé', lastName: 'Lefèvre', email: 'zoe@demo.test', ...address };
    const customer = { customerId: ids.customer, contact, accounting: {}, retainUntil: '2036-01-01' };
    await this.customers.store({ accountId: account }, customer);
  }

  async provider(mood: Omit<SandboxPaymentSettings, '_id'>): Promise<void> {
    await this.put('sandbox_payment_settings', { _id: account, ...mood });
  }

  async carrier(mood: Omit<SandboxCarrierSettings, '_id'>): Promise<void> {
    await this.put('sandbox_carrier_settings', { _id: account, ...mood });
  }

  /** External requests by any machine on the folder: `createShipment …`, `initiate …`, `send …`. */
  asked(): readonly string[] {
    return existsSync(this.askedFile) ? readFileSync(this.askedFile, 'utf8').split('\n').filter(Boolean) : [];
  }

  /** Leaves the folder to other machines. */
  async leave(): Promise<void> {
    await this.worker.stop();
    if (this.memory !== this.engines.store) await this.memory.close();
    await this.engines.close();
  }

  async close(): Promise<void> {
    await this.leave();
    rmSync(this.dataDir, { recursive: true });
  }

  private get askedFile(): string {
    return join(this.dataDir, 'asked.txt');
  }

  /** The same, recording each call made with an idempotency key. */
  private noting<T extends object>(world: T): T {
    return new Proxy(world, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...args: readonly ({ idempotencyKey?: string } | undefined)[]) => {
          const key = args[0]?.idempotencyKey;
          if (key) appendFileSync(this.askedFile, `${String(name)} ${key}\n`);
          return method.apply(target, args) as unknown;
        };
      },
    });
  }

  private newWorker(): Worker {
    const { now } = this;
    const { log, timers, documents, files } = this.engines;
    const { memory: store, readModels } = this;
    const providers = paymentProviders({ documents, box: this.box, now, wait });
    const carrier = new SandboxCarrier({
      ...{ documents, now, defaults: { labelDelayMs: 0, stepMs: 40 } },
      trackingLink: (number) => `https://carrier.test/${number}`,
    });
    return new Worker({
      ...{ log, store, timers, readModels, documents, send: this.send, clock: systemClock },
      ...{ files, customers: this.customers, mailer: this.noting(this.mailer) },
      carriers: oneCarrier(this.noting(carrier)),
      providers: { ...providers, gift_card_a: this.noting(providers.gift_card_a) },
      buyers: noBuyerOrders,
      links: {
        tokenFor: (_account, id) => `token-${id}`,
        isValid: () => true,
        publicUrl: async (_account, path) => `https://shop.test${path}`,
      },
      engine: { heartbeatMs: 50, leaseMs: this.leaseMs, backOff: { firstMs: 10, maxMs: 100, tries: 50 } },
      watching: { deliveries: quick, payments: quick, pollMs: 20 },
    });
  }
}
