import { noBuyerOrders } from '../reactors/buyer-orders.port';
import type { BuybackOpening } from '@reprise/contracts/buyback';
import type { Offered } from '@reprise/contracts/catalogue';
import type { DomainEvent, RecordedEvent } from '@reprise/contracts/kernel';
import type { CommandToSend, Reactor } from '@reprise/kernel';
import type { CustomerContact, FileStore, StoredFile } from '@reprise/kernel/ports';
import { aRecorded, TestClock } from '@reprise/kernel/testing';
import { SandboxCarrier, sandboxCarrierSettingsCollection, type SandboxCarrierSettings } from '../carrier';
import { composeMail, type ComposedMail, type MailRequest } from '../mail';
import { paymentProviders, sandboxPaymentSettingsCollection, type SandboxPaymentSettings } from '../payment';
import { DocumentReference } from '../reactors/document-reference';
import { LogHistories } from '../reactors/log-histories';
import { Refusal } from '@reprise/contracts/problems';
import { oneCarrier, type ReactorPorts } from '../reactors/ports';
import { CustomerVault, newKey, SecretBox } from '../secrets';
import { memoryDocuments } from './memory-documents';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const ids = {
  ...{
    buyback: anId(1),
    customer: anId(2),
    warehouse: anId(3),
    store: anId(4),
    mode: anId(5),
    stock: anId(6),
  },
  ...{ category: anId(7), other: anId(8), proposal: anId(9), batch: anId(10), package: anId(11) },
};
export const account = 'account-1';
export const code = '2000000000015';
const address = { street: '1 rue X', zipCode: '69001', city: 'Lyon', country: 'FR' };

export const anOpening = (change: Partial<BuybackOpening> = {}): BuybackOpening => ({
  ...{ identificationNumber: code, channel: 'web', circuit: 'web_post', locale: 'fr-FR' },
  product: {
    ...{ id: anId(20), label: 'Aurora 12', brand: 'Aurora', model: '12', weight: 200 },
    ...{ categoryId: ids.category, categoryLabel: 'Smartphones' },
  },
  ...{ diagnosticId: 'd'.repeat(64), answers: [], transport: { label: 'Par la poste' } },
  price: { total: 10_000, currency: 'EUR', state: 'grade_b', lines: [] },
  payment: {
    ...{ modeId: ids.mode, type: 'gift_card', provider: 'gift_card_a', label: 'Carte', paidInStore: false },
  },
  ...{ customerId: ids.customer, warehouseId: ids.warehouse, checkIn: 'mandatory', rootId: anId(21) },
  ...{ forcedInvalidImei: false, ...change },
});

/** The ports of every reactor in memory and with sandboxes; time stands still. */
export class ReactorWorld {
  readonly clock = new TestClock('2026-01-05T09:00:00.000Z');
  readonly documents = memoryDocuments();
  readonly mails: (ComposedMail & MailRequest)[] = [];
  readonly files = new Map<string, StoredFile>();
  readonly waits: number[] = [];
  private readonly log: RecordedEvent[] = [];
  private readonly now = () => this.clock.now();
  private readonly wait = async (ms: number) => this.waits.push(ms);
  private readonly box = new SecretBox(newKey());
  readonly customers = new CustomerVault(this.documents, this.box);
  /** What buybacks were declared from; without any, nothing is kept of it. */
  offered: Offered | undefined;
  readonly ports: ReactorPorts = this.makePorts();

  /** An event, as recorded in the log. */
  happened(category: string, id: string, event: DomainEvent): RecordedEvent {
    const revision = this.log.filter(({ stream }) => stream === `${category}-${id}`).length;
    const recorded = aRecorded({ ...event, stream: `${category}-${id}`, revision, accountId: account });
    this.log.push(recorded);
    return recorded;
  }

  declared(change: Partial<BuybackOpening> = {}, id = ids.buyback): RecordedEvent {
    return this.happened('buyback', id, { type: 'BuybackDeclared', data: anOpening(change) });
  }

  async customer(contact: Partial<CustomerContact> = {}): Promise<void> {
    const known = { firstName: 'Zoé', lastName: 'Lefèvre', email: 'zoe@demo.test', ...address, ...contact };
    const customer = { customerId: ids.customer, contact: known, accounting: {}, retainUntil: '2036-01-01' };
    await this.customers.store({ accountId: account }, customer);
  }

  async organisations(): Promise<void> {
    const place = { accountId: account, ...address };
    await this.put('accounts', { _id: account, name: 'Démo', language: 'en-GB', mainColor: '#0B6E4F' });
    await this.put('organizations', { ...place, _id: ids.warehouse, commonName: 'Atelier', city: 'Lille' });
    await this.put('organizations', { ...place, _id: ids.store, commonName: 'Boutique', city: 'Paris' });
  }

  put(name: string, document: { _id: string } & Record<string, unknown>): Promise<number> {
    return this.documents.collection({ name }).put(document);
  }
  async carrier(mood: Omit<SandboxCarrierSettings, '_id'>): Promise<void> {
    await this.put(sandboxCarrierSettingsCollection.name, { _id: account, ...mood });
  }
  async provider(mood: Omit<SandboxPaymentSettings, '_id'>): Promise<void> {
    await this.put(sandboxPaymentSettingsCollection.name, { _id: account, ...mood });
  }

  /** Like the engine: the same event always gets the same key. */
  react(reactor: Reactor, event: RecordedEvent): Promise<readonly CommandToSend[]> {
    return reactor.react(event, { idempotencyKey: `${reactor.name}:${event.id}`, now: this.now() });
  }

  private makePorts(): ReactorPorts {
    const { documents, now, wait, box, customers } = this;
    const files = this.fileStore();
    const trackingLink = (number: string) => `https://carrier.test/${number}`;
    return {
      ...{ files, customers, reference: new DocumentReference(documents, files) },
      histories: new LogHistories({
        readStream: async (name) => this.log.filter(({ stream }) => stream === name),
      }),
      carriers: oneCarrier(
        new SandboxCarrier({ documents, now, trackingLink, defaults: { labelDelayMs: 0 } }),
      ),
      providers: paymentProviders({ documents, box, now, wait }),
      diagnostics: { read: async () => this.offeredThen() },
      buyers: noBuyerOrders,
      links: {
        tokenFor: (accountId, id) => `${accountId}/${id}`,
        isValid: () => true,
        publicUrl: async (_account, path) => `https://shop.test${path}`,
      },
      mailer: {
        send: async (request) => {
          if (this.mails.some(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey))
            return { outcome: 'already-sent' };
          this.mails.push({ ...request, ...composeMail(request) });
          return { outcome: 'sent' };
        },
      },
    };
  }

  private offeredThen(): Offered {
    if (!this.offered) throw new Refusal('product-gone');
    return this.offered;
  }

  private fileStore(): FileStore {
    return {
      put: async (key, bytes, contentType) => void this.files.set(key, { bytes, contentType }),
      get: async (key) => this.files.get(key),
      under: async (folder) => [...this.files.keys()].filter((key) => key.startsWith(`${folder}/`)),
      delete: async (key) => void this.files.delete(key),
    };
  }
}
