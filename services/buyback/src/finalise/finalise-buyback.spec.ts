import type { CustomerForm } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import type { BuybackListRow } from '@reprise/read-buyback';
import { anId } from '../testing';
import { broughtTo, checksIn, counter } from '../testing/brought-buyback';
import { aDiagnostic, CounterWorld, giftCard, metaOf, zoe } from '../testing/counter.world';
import { HandOverReader } from './hand-over.reader';
import { FinaliseBuyback, FinaliseBuybackHandler } from './finalise-buyback.handler';
import type { Finalisation } from './finalise-command.rules';

const broken = [{ questionId: anId(20), answerId: 'no' }];
const card = {
  ...{ type: 'identity_card', number: '880692310285', issuingAuthority: 'Préfecture de Paris' },
  deliveryDate: '2019-05-02',
};
const signed = (change: Partial<Finalisation> = {}): Finalisation => ({
  ...{ storeId: anId(6), customer: zoe, identification: card, handOverSigned: true },
  ...change,
});

describe('the hand-over at the counter', () => {
  let world: CounterWorld;
  let handler: FinaliseBuybackHandler;
  beforeEach(() => {
    world = new CounterWorld();
    world.diagnostic = aDiagnostic({ options: [counter] });
    const { settings, customers, clock, versions, buybacks } = world;
    const handOvers = new HandOverReader(checksIn(world), customers, versions);
    handler = new FinaliseBuybackHandler(settings, customers, clock, handOvers, buybacks);
  });
  afterEach(() => world.log.close());
  const finalise = (...given: ConstructorParameters<typeof FinaliseBuyback>) =>
    handler.execute(new FinaliseBuyback(...given));

  const brought = (daysAgo?: number, customer?: CustomerForm) => broughtTo(world, daysAgo, customer);
  const broughtByNobody = async () => {
    const { customerId: _known, ...row } = await brought();
    world.customers.kept.clear();
    return row;
  };
  const refusal = (row: BuybackListRow, change: Partial<Finalisation>) =>
    finalise(row, signed(change), metaOf(51)).then(
      () => 'fine',
      ({ code }: { code: string }) => code,
    );
  const priceNow = async (id: string) => {
    const { state } = await world.buybacks.load(id);
    return 'declared' in state ? state.declared.price.total : undefined;
  };

  it('signs the buyback over to the store, and updates its customer', async () => {
    const row = await brought();
    const moved = { ...zoe, city: 'Lyon', zipCode: '69001' };
    await finalise(row, signed({ customer: moved }), metaOf(51));
    expect(await world.types(row.id)).toEqual(['BuybackDeclared', 'BuybackFinalised']);
    const [customer] = [...world.customers.kept.values()];
    expect(world.customers.kept.size).toBe(1);
    expect(customer).toMatchObject({ contact: { city: 'Lyon' }, accounting: { identity: card } });
  });

  it('creates a customer if the buyback had none', async () => {
    const row = await broughtByNobody();
    await finalise(row, signed(), metaOf(51));
    expect(world.customers.kept.size).toBe(1);
  });

  it('is refused without the identity document that the account requires, or without a signature', async () => {
    const row = await broughtByNobody();
    expect(await refusal(row, { identification: undefined })).toBe('identity-document-required');
    const rediagnosis = { answers: broken, customerConsents: true };
    expect(await refusal(row, { handOverSigned: false, rediagnosis })).toBe('signature-required');
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
    expect(world.customers.kept.size).toBe(0);
  });

  it('cannot be done twice, and the second attempt changes neither customer nor price', async () => {
    const row = await brought();
    await finalise(row, signed(), metaOf(51));
    const kept = structuredClone([...world.customers.kept]);
    const other = { customer: { ...zoe, city: 'Lyon', iban: 'FR1420041010050500013M02606' } };
    const again = finalise(row, signed(other), metaOf(52));
    await expect(again).rejects.toThrow('buyback-already-finalised');
    expect([...world.customers.kept]).toEqual(kept);
  });

  it('needs no document if the account collects none', async () => {
    world.settingsOf = { ...world.settingsOf, customerIdentityDocumentRequired: false };
    expect(await refusal(await brought(), { identification: undefined })).toBe('fine');
  });

  it('prices another state with the prices of the declaration, for 15 days', async () => {
    const row = await brought(15);
    world.diagnostic = aDiagnostic({ options: [counter], prices: { grade_a: 2_000 } });
    await finalise(row, signed({ rediagnosis: { answers: broken, customerConsents: true } }), metaOf(51));
    expect(await priceNow(row.id)).toBe(5_000);
  });

  it('tells the old and the new price with the check, and the IMEI that was read with the hand-over', async () => {
    const row = await brought();
    const imei = '356938035643809';
    await finalise(
      row,
      signed({ rediagnosis: { answers: broken, customerConsents: true }, imei }),
      metaOf(51),
    );
    const [, checked, handedOver] = await world.log.readStream(`buyback-${row.id}`);
    expect(checked?.data).toMatchObject({ oldPrice: 10_000, newPrice: 5_000 });
    expect(handedOver?.data).toMatchObject({ imei, amount: 5_000 });
  });

  describe('of a product with an IMEI', () => {
    const [declared, other] = ['490154203237518', '490154203237526'];
    beforeEach(() => {
      world.diagnostic = aDiagnostic({ options: [counter], collectsImei: true, tacCodes: ['49015420'] });
    });
    const withImei = async (imei?: string) => ({
      ...(await broughtTo(world, 1, zoe, imei ? { imei } : { forcedInvalidImei: true })),
    });
    it.each([
      ['without it', undefined, {}, 'imei-required'],
      ['without the declared one', declared, { forcedInvalidImei: true }, 'imei-required'],
      ['with a wrong digit', undefined, { imei: '490154203237519' }, 'imei-check-digit-wrong'],
      ['with another model’s', undefined, { imei: '356938035643809' }, 'imei-mismatch'],
      ['with another than the declared one', declared, { imei: other }, 'imei-not-as-declared'],
    ] as const)('is refused %s', async (_how, known, read, code) => {
      const row = await withImei(known);
      expect(await refusal(row, read)).toBe(code);
      expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
    });
    it('is refused for it before anything is said of a price that is judged anew', async () => {
      const rediagnosis = { answers: broken, customerConsents: true };
      expect(await refusal(await withImei(), { rediagnosis, price: 5_000 })).toBe('imei-required');
    });
    it.each([
      ['the declared one', declared, { imei: declared }],
      ['another, kept on purpose', declared, { imei: other, forcedInvalidImei: true }],
      ['a wrong digit, kept on purpose', undefined, { imei: '490154203237519', forcedInvalidImei: true }],
      ['none, left to the workshop', undefined, { forcedInvalidImei: true }],
    ] as const)('is taken with %s', async (_how, known, read) =>
      expect(await refusal(await withImei(known), read)).toBe('fine'),
    );
    it('asks for none where the product cannot be diagnosed any more, as the screen does', async () => {
      const row = { ...(await withImei()), priceLock: undefined, createdAt: '2025-12-01T09:00:00.000Z' };
      world.diagnostics.read = () => Promise.reject(new Refusal('product-gone'));
      expect(await refusal(row, {})).toBe('fine');
    });
  });

  it('prices an older buyback with today’s prices', async () => {
    const row = await brought(16);
    world.diagnostic = aDiagnostic({ options: [counter], prices: { grade_a: 2_000 } });
    await finalise(row, signed({ rediagnosis: { answers: broken, customerConsents: true } }), metaOf(51));
    expect(await priceNow(row.id)).toBe(1_000);
  });

  it.each([
    ['as promised, at another amount than promised', undefined, 9_000, 10_000],
    ['in another state, at the amount promised', broken, 10_000, 5_000],
  ])('takes no product %s: the customer has seen something else', async (_how, answers, price, charged) => {
    const row = await brought();
    const rediagnosis = answers && { answers, customerConsents: true };
    const other = { customer: { ...zoe, city: 'Lyon' }, rediagnosis };
    expect(await refusal(row, { ...other, price })).toBe('price-changed-meanwhile');
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
    expect([...world.customers.kept.values()]).toMatchObject([{ contact: { city: zoe.city } }]);
    expect(await refusal(row, { ...other, price: charged })).toBe('fine');
    expect(await priceNow(row.id)).toBe(charged);
  });

  it('says that the signature is missing before it says anything of the price', async () => {
    const change = { rediagnosis: { answers: broken, customerConsents: true }, price: 5_000 };
    expect(await refusal(await brought(), { ...change, handOverSigned: false })).toBe('signature-required');
  });

  it('changes no price without consent', async () => {
    const row = await brought();
    const rediagnosis = { answers: broken, customerConsents: false };
    expect(await refusal(row, { rediagnosis })).toBe('consent-required');
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
  });

  it.each([
    ['an answer blocks', { blocks: true }, 'answer-blocks-buyback'],
    ['the state has no price', { capState: 'grade_e' as const }, 'no-buyback-price'],
    ['it is worth nothing', { percentage: -100 }, 'product-worth-zero'],
  ])('takes no product when, looked at again, %s', async (_why, effect, code) => {
    const row = await brought(16);
    const [question] = world.diagnostic.questions;
    const found = question?.answers.map((answer) => (answer.id === 'no' ? { ...answer, effect } : answer));
    world.diagnostic = {
      ...world.diagnostic,
      questions: question && found ? [{ ...question, answers: found }] : [],
    };
    expect(await refusal(row, { rediagnosis: { answers: broken, customerConsents: true } })).toBe(code);
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
  });

  it('requires an IBAN once: that of the web buyback is kept', async () => {
    const transfer = { ...giftCard, type: 'bank_transfer', iban: true } as const;
    world.diagnostic = aDiagnostic({ options: [{ ...counter, paymentModes: [transfer] }] });
    const withIban = { ...zoe, iban: 'FR7630006000011234567890189' };
    expect(await refusal(await brought(1, withIban), {})).toBe('fine');
    const [customer] = [...world.customers.kept.values()];
    expect(customer?.accounting.iban).toBe(withIban.iban);
  });

  it('refuses a transfer without an IBAN', async () => {
    const row = await broughtByNobody();
    const transfer = { ...row, payment: { ...row.payment, type: 'bank_transfer' as const } };
    expect(await refusal(transfer, {})).toBe('invalid-request');
    expect(await world.types(row.id)).toEqual(['BuybackDeclared']);
  });
});
