import { uuidv7 } from '@reprise/kernel';
import { anId } from '../testing';
import {
  aDiagnostic,
  aLine,
  byPost,
  CounterWorld,
  giftCard,
  metaOf,
  warehousesOf,
  zoe,
} from '../testing/counter.world';
import type { Declaration } from './declaration.types';

const { inCartId: _inCart, ...product } = aLine(1);
const declaration = (change: Partial<Declaration> = {}): Declaration => ({
  ...product,
  ...{ channel: 'web', customer: zoe, termsAccepted: true, locale: 'fr-FR' },
  ...change,
});

describe('declaring a buyback', () => {
  let world: CounterWorld;
  beforeEach(() => {
    world = new CounterWorld();
  });
  afterEach(() => world.log.close());
  const refused = (change: Partial<Declaration>) =>
    world.declare(declaration(change), metaOf(50)).then(
      () => 'declared',
      ({ code }: { code: string }) => code,
    );

  it('fixes product, price, warehouse and choices at that moment', async () => {
    const { created } = await world.declare(declaration(), metaOf(50));
    expect(created).toMatchObject({
      ...{ status: 'bb_awaiting_inventory', price: 10_000, labelExpected: true },
      token: `token-${created.id}`,
    });
    const [event] = await world.log.readStream(`buyback-${created.id}`);
    expect(event?.data).toMatchObject({
      ...{ warehouseId: anId(4), buyerId: anId(13), checkIn: 'mandatory', rootId: anId(5) },
      ...{ product: { label: 'Aurora 12', reference: 'A12', weight: 200 }, payment: { modeId: giftCard.id } },
      ...{ transport: { methodId: byPost.id, label: 'By post' } },
    });
  });

  it('gives ids that begin with the time of its command, and the same ones again', async () => {
    const meta = { ...metaOf(50), commandId: uuidv7() };
    const { created } = await world.declare(declaration(), meta);
    const [event] = await world.log.readStream(`buyback-${created.id}`);
    const customerId = String(Reflect.get(Object(event?.data), 'customerId'));
    for (const id of [created.id, event?.id, customerId])
      expect(id?.slice(0, 15)).toBe(meta.commandId.slice(0, 15));
    expect(new Set([created.id, event?.id, customerId, meta.commandId]).size).toBe(4);
    expect((await world.declare(declaration(), meta)).created.id).toBe(created.id);
  });

  describe('where several workshops may receive it', () => {
    const [first, second] = [anId(4), anId(40)];
    const inStore = { channel: 'store', storeId: anId(6) } as const;
    beforeEach(() => {
      const among = warehousesOf({ warehouseIds: [first, second], defaultWarehouseId: first });
      world.diagnostic = aDiagnostic({ options: [{ ...byPost, warehouses: among }] });
    });
    const receiver = async (change: Partial<Declaration>) => {
      const { created } = await world.declare(declaration(change), metaOf(50));
      const [event] = await world.log.readStream(`buyback-${created.id}`);
      return Reflect.get(Object(event?.data), 'warehouseId');
    };

    it('goes to the store’s own', async () => {
      world.storeWarehouse = second;
      expect(await receiver(inStore)).toBe(second);
    });

    it('goes where the seller chose, whatever the store’s own is', async () => {
      world.storeWarehouse = second;
      expect(await receiver({ ...inStore, warehouseId: first })).toBe(first);
    });

    it('is refused if nobody chose and the store’s own is none of them', async () => {
      world.storeWarehouse = anId(41);
      expect(await refused(inStore)).toBe('no-warehouse');
      world.storeWarehouse = second;
      expect(await refused({})).toBe('no-warehouse');
    });
  });

  it('stores the customer separately: the event contains only an id', async () => {
    const { created } = await world.declare(declaration(), metaOf(50));
    const [event] = await world.log.readStream(`buyback-${created.id}`);
    expect(JSON.stringify(event)).not.toMatch(/Zo|Martin|0612|rue X/);
    expect([...world.customers.kept.keys()]).toEqual([
      expect.stringMatching(String(Object.entries(event?.data ?? {}).find(([k]) => k === 'customerId')?.[1])),
    ]);
  });

  it('answers a repeat with the first buyback, including its number', async () => {
    const first = await world.declare(declaration(), metaOf(50));
    const second = await world.declare(declaration(), metaOf(50));
    expect(second.created).toEqual(first.created);
    expect(await world.declared()).toHaveLength(1);
  });

  it('refuses a country that the transport does not serve, and stores no customer', async () => {
    const belgian = { ...zoe, country: 'BE', zipCode: '1000', phone: '+32470123456' };
    expect(await refused({ customer: belgian })).toBe('country-not-eligible');
    world.diagnostic = aDiagnostic({ options: [{ ...byPost, countries: [] }] });
    expect(world.customers.kept.size).toBe(0);
    expect(await refused({ customer: belgian })).toBe('declared');
  });

  it('refuses a worthless product unless the account buys at zero', async () => {
    world.diagnostic = aDiagnostic({ prices: { grade_a: 0 } });
    expect(await refused({})).toBe('product-worth-zero');
    world.diagnostic = { ...world.diagnostic, settings: { ...world.diagnostic.settings, zeroAllowed: true } };
    expect(await refused({})).toBe('declared');
  });

  it('refuses what is not bought at all, also where the account buys at zero', async () => {
    const zeroAllowed = { settings: { ...aDiagnostic().settings, zeroAllowed: true } };
    const effectOf = (effect: object) => {
      const [question] = aDiagnostic().questions;
      const [answer] = question?.answers ?? [];
      if (!question || !answer) throw new Error('no question');
      return { ...zeroAllowed, questions: [{ ...question, answers: [{ ...answer, effect }] }] };
    };
    world.diagnostic = aDiagnostic(effectOf({ blocks: true }));
    expect(await refused({})).toBe('answer-blocks-buyback');
    world.diagnostic = aDiagnostic(effectOf({ capState: 'grade_d' }));
    expect(await refused({})).toBe('no-buyback-price');
    expect(world.customers.kept.size).toBe(0);
  });

  it('needs the identity document on the web where the account asks for it; a store collects it later', async () => {
    world.diagnostic = aDiagnostic({
      settings: { ...aDiagnostic().settings, identityDocumentRequired: true },
    });
    expect(await refused({})).toBe('identity-document-required');
    expect(world.customers.kept.size).toBe(0);
    const identification = {
      ...{ type: 'passport', number: '12AB34567', issuingAuthority: 'Préfecture' },
      deliveryDate: '2020-01-31',
    };
    expect(await refused({ identification })).toBe('declared');
    expect(await refused({ channel: 'store' })).toBe('declared');
  });

  it('counts the whole cart towards the minimum', async () => {
    world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, cartMinValue: 15_000 } });
    expect(await refused({})).toBe('cart-minimum-not-reached');
    expect(await refused({ cartTotal: 15_000 })).toBe('declared');
  });

  it('refuses without accepted terms, and without every answer', async () => {
    expect(await refused({ termsAccepted: false })).toBe('terms-not-accepted');
    expect(await refused({ answers: [] })).toBe('answers-insufficient');
    expect(await world.declared()).toEqual([]);
  });
});
