import { systemClock } from '@reprise/kernel';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { contractSpec } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { PaymentProviderUnreachable, SandboxProvider, type InitiatePayment } from '../payment';
import { paymentProviderConformance } from '../payment/payment-provider.conformance';
import { newKey, SecretBox } from '../secrets';
import { memoryDocuments } from '../testing/memory-documents';
import { recordedGiftCards, type IssuersMood } from '../testing/recorded-gift-cards';
import { RecordedServer } from '../testing/recorded-server';
import { ConnectorDesk } from './connector-desk';
import { LinkedProvider } from './linked-provider';

const account = 'account-1';
const box = new SecretBox(newKey());
const desks: ConnectorDesk[] = [];
const stamp = '2026-11-22T00:00:00.000Z';

/** An account that pays by an issuer of its own. */
class World {
  issuer = recordedGiftCards();
  documents = memoryDocuments() as unknown as Documents;
  readonly server = new RecordedServer((asked) => this.issuer.recording(asked));

  empty(): void {
    this.issuer = recordedGiftCards();
    this.documents = memoryDocuments() as unknown as Documents;
  }
  provider(): LinkedProvider {
    const desk = new ConnectorDesk(this.documents, box, systemClock, { privateAddresses: true });
    desks.push(desk);
    const options = { documents: this.documents, box, now: () => new Date(), wait: async () => undefined };
    return new LinkedProvider('gift_card_a', new SandboxProvider('gift_card_a', options), desk);
  }
  async link(id: string, active = true): Promise<void> {
    const properties = { provider: 'gift_card_a', baseUrl: this.server.url };
    const owner = { id, accountId: account, connectorId: 'http-gift-cards' as const, properties };
    const frame = { accountId: account, revision: 1, createdAt: stamp, updatedAt: stamp };
    await this.documents.collection(contractSpec(connectorOrganizations)).put({
      ...{ _id: id, connectorId: owner.connectorId, organizationId: 'o', name: id, properties, active },
      ...frame,
    } as never);
    const desk = new ConnectorDesk(this.documents, box, systemClock, { privateAddresses: true });
    await desk.secrets.set(owner, { token: 'secret' });
    desks.push(desk);
  }
}

const world = new World();
beforeAll(() => world.server.start());
afterAll(async () => {
  expect(world.server.unknown).toEqual([]);
  await Promise.all([world.server.stop(), ...desks.map((desk) => desk.close())]);
});
const payment: InitiatePayment = {
  ...{ accountId: account, paymentId: 'p-1', idempotencyKey: 'k-1', amount: 12_50, currency: 'EUR' },
  beneficiaryRef: 'c-1',
};

describe('on an issuer over HTTP', () => {
  const begun = async (memory: 'empty' | 'kept'): Promise<LinkedProvider> => {
    if (memory === 'empty') {
      world.empty();
      await world.link('c-1');
    }
    return world.provider();
  };
  // The suite makes its providers at once; ours waits for its link before its first call.
  paymentProviderConformance('gift cards over HTTP', (memory) => {
    const made = begun(memory);
    return {
      id: 'gift_card_a',
      initiate: async (each) => (await made).initiate(each),
      check: async (each) => (await made).check(each),
      cancel: async (each) => (await made).cancel(each),
    };
  });
});

describe('a gift card of an issuer', () => {
  beforeEach(async () => {
    world.empty();
    await world.link('c-1');
  });
  const initiate = (over: Partial<InitiatePayment> = {}) =>
    world.provider().initiate({ ...payment, ...over });
  const unknown = () => expect(initiate()).rejects.toThrow(PaymentProviderUnreachable);
  const mood = (next: IssuersMood) => Object.assign(world.issuer.mood, next);

  it('is issued once, with its number and PIN, in the name of the account that pays', async () => {
    const first = await initiate();
    expect(first).toMatchObject({ outcome: 'completed', voucher: { kind: 'gift_card', pin: '1234' } });
    expect(await initiate()).toEqual(first);
    expect(world.issuer.issued).toMatchObject([{ amount: 1250, currency: 'EUR', paymentId: 'p-1' }]);
    expect(await initiate({ accountId: 'account-2', idempotencyKey: 'k-2' })).toMatchObject({
      providerReference: expect.stringMatching(/^sbx_/),
    });
  });

  it('is found again after an answer that was lost, not issued again', async () => {
    mood({ lost: true });
    await unknown();
    mood({ lost: false });
    expect(await initiate()).toMatchObject({ outcome: 'completed', providerReference: '1' });
    expect(world.issuer.issued).toHaveLength(1);
  });

  it('stays with its issuer, although another one is in use by now, or none', async () => {
    mood({ lost: true });
    await unknown();
    await world.link('c-1', false);
    mood({ lost: false });
    expect(await initiate()).toMatchObject({ outcome: 'completed', providerReference: '1' });
    expect(world.issuer.issued).toHaveLength(1);
  });

  it('fails only if the issuer says so in the agreed form', async () => {
    mood({ refuses: 'limit-reached' });
    expect(await initiate()).toEqual({ outcome: 'failed', reason: 'limit-reached' });
  });

  it.each([
    ['nonsense', { status: 200, body: { ok: true } }],
    ['a page of a proxy', { status: 404, bytes: Buffer.from('<html>') }],
    [
      'a card of another amount',
      { status: 200, body: { reference: '1', status: 'pending', amount: 1, currency: 'EUR' } },
    ],
    ['a refused token', { status: 401, body: { reason: 'unknown-token' } }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9' } }],
  ])('is unknown, and asked for again, after %s', async (_what, answer) => {
    mood({ answer });
    await unknown();
  });

  it('that is issued later is asked for until it is there, and can be cancelled', async () => {
    mood({ settlesLater: true });
    expect(await initiate()).toEqual({ outcome: 'initiated', providerReference: '1' });
    expect((await world.provider().check({ paymentId: 'p-1' })).outcome).toBe('initiated');
    for (const card of world.issuer.issued) card.status = 'issued';
    expect((await world.provider().check({ paymentId: 'p-1' })).outcome).toBe('completed');
    const cancel = { accountId: account, paymentId: 'p-1', idempotencyKey: 'x-1' };
    expect(await world.provider().cancel(cancel)).toEqual({ outcome: 'cancelled' });
    expect((await world.provider().check({ paymentId: 'p-1' })).outcome).toBe('failed');
  });
});
