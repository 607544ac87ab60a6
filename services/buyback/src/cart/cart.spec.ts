import type { CommandBus } from '@nestjs/cqrs';
import type { CartBody } from '@reprise/contracts/buyback';
import { RequestLimits } from '@reprise/kernel/http';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { anId } from '../testing';
import { account, aDiagnostic, aLine, CounterWorld, metaOf, zoe } from '../testing/counter.world';
import { CartPriceReader } from './cart-price.reader';
import { CartStore } from './cart.store';
import { SaveCart, SaveCartHandler } from './save-cart.handler';
import { ValidateCart, ValidateCartHandler } from './validate-cart.handler';
import type { Session } from '@reprise/kernel/ports';

const visitor: Session = {
  ...{ kind: 'visitor', userId: 'v-1', accountId: account, module: 'no_module' },
  ...{ role: 'pseudo_anonymous', permissions: [] },
};
const id = anId(60);
const body = (...lines: CartBody['lines']): CartBody => ({
  ...{ lines, customer: zoe, termsAccepted: true, locale: 'fr-FR' },
});

describe('a cart', () => {
  let world: CounterWorld;
  let documents: SqliteDocuments;
  let execute: jest.SpiedFunction<CommandBus['execute']>;
  let saving: SaveCartHandler;
  let validating: ValidateCartHandler;
  beforeEach(() => {
    world = new CounterWorld();
    documents = new SqliteDocuments({ file: ':memory:' });
    const secrets = {
      seal: (text: string, place: string) => Buffer.from(`${place}\n${text}`).toString('base64'),
      open: (sealed: string, place: string) =>
        Buffer.from(sealed, 'base64')
          .toString()
          .slice(place.length + 1),
    };
    const [carts, prices, bus] = [
      new CartStore(documents, secrets),
      new CartPriceReader(world.diagnostics, world.versions),
      world.bus(),
    ];
    execute = jest.spyOn(bus, 'execute');
    saving = new SaveCartHandler(carts, prices, documents, world.clock);
    validating = new ValidateCartHandler(carts, prices, world.declarations, bus, new RequestLimits(false));
  });
  afterEach(async () => {
    await documents.close();
    await world.log.close();
  });
  const save = (...given: ConstructorParameters<typeof SaveCart>) => saving.execute(new SaveCart(...given));
  const validate = (...given: ConstructorParameters<typeof ValidateCart>) =>
    validating.execute(new ValidateCart(...given));
  const refusal = (act: Promise<unknown>) =>
    act.then(
      () => 'fine',
      ({ code }: { code: string }) => code,
    );

  it('shows its total and the amount missing to the minimum', async () => {
    world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, cartMinValue: 25_000 } });
    const saved = await save(visitor, id, body(aLine(1), aLine(2)));
    expect(saved).toEqual({ id, total: 20_000, missingToMinimum: 5_000 });
  });

  it('holds one product if the account has no multi-product carts', async () => {
    world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, maxNbOfItems: 1 } });
    expect(await refusal(save(visitor, id, body(aLine(1), aLine(2))))).toBe('cart-full');
  });

  it('becomes one buyback per line, and the same ones when it is validated again', async () => {
    await save(visitor, id, body(aLine(1), aLine(2)));
    const first = await validate(visitor, id, metaOf(70));
    world.diagnostic = aDiagnostic({ prices: { grade_a: 5_000 } });
    const second = await validate(visitor, id, metaOf(71));
    expect(second).toEqual(first);
    expect(await world.declared()).toEqual(first.buybacks.map((each) => each.id));
    expect(await refusal(save(visitor, id, body(aLine(3))))).toBe('cart-already-validated');
  });

  it.each([
    ['an IMEI is missing', { collectsImei: true }, { imei: '490154203237518' }, {}, 'imei-required'],
    ['no workshop was chosen', {}, {}, { warehouseId: anId(99) }, 'no-warehouse'],
    ['the state has no price', { prices: {} }, {}, {}, 'no-buyback-price'],
    ['an answer is missing', {}, {}, { answers: [] }, 'answers-insufficient'],
  ])('declares nothing if in the last line %s', async (_why, diagnostic, first, last, code) => {
    await save(visitor, id, body({ ...aLine(1), ...first }));
    world.diagnostic = aDiagnostic(diagnostic);
    const lines = body({ ...aLine(1), ...first }, { ...aLine(2), ...last });
    const saved = await refusal(save(visitor, id, lines));
    if (saved === 'fine') expect(await refusal(validate(visitor, id, metaOf(70)))).toBe(code);
    else expect(saved).toBe(code);
    expect(await world.declared()).toEqual([]);
    expect(world.customers.kept.size).toBe(0);
  });

  it('says which line is refused, as two products may be of one model', async () => {
    await save(visitor, id, body(aLine(1), { ...aLine(2), warehouseId: anId(99) }));
    await expect(validate(visitor, id, metaOf(70))).rejects.toMatchObject({
      ...{ code: 'no-warehouse', details: { inCartId: anId(2) } },
    });
  });

  it('declares nothing at another total than the one that was shown', async () => {
    await save(visitor, id, { ...body(aLine(1), aLine(2)), price: 20_000 });
    world.diagnostic = aDiagnostic({ prices: { grade_a: 9_000 } });
    expect(await refusal(validate(visitor, id, metaOf(70)))).toBe('price-changed-meanwhile');
    expect(await world.declared()).toEqual([]);
    await save(visitor, id, { ...body(aLine(1), aLine(2)), price: 18_000 });
    expect(await refusal(validate(visitor, id, metaOf(71)))).toBe('fine');
  });

  it('declares nothing below the minimum', async () => {
    world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, cartMinValue: 25_000 } });
    await save(visitor, id, body(aLine(1), aLine(2)));
    expect(await refusal(validate(visitor, id, metaOf(70)))).toBe('cart-minimum-not-reached');
    expect(await world.declared()).toEqual([]);
  });

  it('is completed by a second validation after the first was interrupted', async () => {
    await save(visitor, id, body(aLine(1), aLine(2)));
    execute.mockImplementationOnce(world.bus().execute).mockRejectedValueOnce(new Error('power cut'));
    await expect(validate(visitor, id, metaOf(70))).rejects.toThrow('power cut');
    const { buybacks } = await validate(visitor, id, metaOf(71));
    expect(await world.declared()).toEqual(buybacks.map((each) => each.id));
  });

  it('keeps its answer although it is re-encrypted while it is validated', async () => {
    await save(visitor, id, body(aLine(1)));
    const kept = documents.collection<{ _id: string }>({ name: 'carts' });
    execute.mockImplementationOnce(async (command) => {
      const { _revision, ...cart } = Object(await kept.get(id));
      await kept.put(cart, _revision);
      return world.bus().execute(command);
    });
    const first = await validate(visitor, id, metaOf(70));
    expect(await kept.get(id)).toMatchObject({ validated: true });
    expect(await validate(visitor, id, metaOf(71))).toEqual(first);
  });

  it('is kept as a quote without the person, under the id of the buyback that it would become', async () => {
    await save(visitor, id, body(aLine(1)));
    const [quote] = await documents.collection<{ _id: string }>({ name: 'cart_quotes' }).find({});
    expect(quote).toMatchObject({ productId: anId(1), total: 10_000, at: '2026-01-05T09:00:00.000Z' });
    expect(JSON.stringify(quote)).not.toMatch(/Zo|Martin|rue X|v-1/);
    const { buybacks } = await validate(visitor, id, metaOf(70));
    expect(buybacks.map((each) => each.id)).toEqual([quote?._id]);
  });

  it('leaves no quote that is older than thirty days', async () => {
    await save(visitor, id, body(aLine(1)));
    world.clock.advance(31 * 86_400_000);
    await save(visitor, anId(62), body(aLine(2)));
    expect(await documents.collection({ name: 'cart_quotes' }).find({})).toHaveLength(1);
  });

  describe('in a store', () => {
    const place = anId(6);
    const seller: Session = {
      ...{ kind: 'user', userId: 'u-1', accountId: account, module: 'tim', role: 'store_seller' },
      ...{ organisationId: place, permissions: ['buyback.create', 'buyback.finalise'] },
    };
    const inStore = (...lines: CartBody['lines']): CartBody => ({ ...body(...lines), storeId: place });

    it('is refused without the feature for several products, even with one', async () => {
      world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, maxNbOfItems: 1 } });
      expect(await refusal(save(seller, id, inStore(aLine(1))))).toBe('premium-feature-missing');
      expect(await refusal(save(visitor, id, body(aLine(1))))).toBe('fine');
    });

    it('declares nothing once the feature is gone, or its seller is in another store', async () => {
      await save(seller, id, inStore(aLine(1), aLine(2)));
      const elsewhere = { ...seller, organisationId: anId(7) };
      expect(await refusal(validate(elsewhere, id, metaOf(70)))).toBe('store-not-allowed');
      world.diagnostic = aDiagnostic({ settings: { ...aDiagnostic().settings, maxNbOfItems: 1 } });
      expect(await refusal(validate(seller, id, metaOf(70)))).toBe('premium-feature-missing');
      expect(await world.declared()).toEqual([]);
    });

    it('has one customer for all of its lines', async () => {
      await save(seller, id, inStore(aLine(1), aLine(2)));
      await validate(seller, id, metaOf(70));
      expect(await world.declared()).toHaveLength(2);
      expect(world.customers.kept.size).toBe(1);
    });
  });

  it('of another person, or without an owner, is not found', async () => {
    await save(visitor, id, body(aLine(1)));
    const stranger = { ...visitor, userId: 'v-2' };
    expect(await refusal(validate(stranger, id, metaOf(70)))).toBe('not-found');
    expect(await refusal(save(stranger, id, body(aLine(1))))).toBe('not-found');
    const elsewhere = { ...visitor, accountId: anId(901) };
    expect(await refusal(validate(elsewhere, id, metaOf(70)))).toBe('not-found');
    expect(await refusal(validate(visitor, anId(61), metaOf(70)))).toBe('not-found');
  });

  it('is stored encrypted', async () => {
    await save(visitor, id, body(aLine(1)));
    const [kept] = await documents.collection({ name: 'carts' }).find({});
    expect(JSON.stringify(kept)).not.toMatch(/Zo|Martin|rue X/);
  });
});
