import {
  absorptionRule,
  type Diagnostic,
  type PaymentOption,
  type ShippingOption,
} from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import type { BuybackListRow } from '@reprise/read-buyback';
import { anId } from '../testing';
import { ComplianceTestQuery, proposalTerms } from './compliance-test.query';
import { PricesOfTheDayQuery } from './prices-of-the-day.query';

const category = (change: Partial<Diagnostic['category']> = {}): Diagnostic['category'] => ({
  ...{ id: anId(2), buyerId: anId(13), absorptionType: 'none', absorptionValue: null, absorptionMax: null },
  ...change,
});

describe('the absorption rule of a category', () => {
  it.each([
    [{}, { type: 'none' }],
    [{ absorptionType: 'none', absorptionValue: 5 }, { type: 'none' }],
    [{ absorptionType: 'value' }, { type: 'none' }],
    [
      { absorptionType: 'value', absorptionValue: 500 },
      { type: 'value', absorptionValue: 500 },
    ],
    [
      { absorptionType: 'percentage_declared', absorptionValue: 5, absorptionMax: 1_000 },
      { type: 'percentage_declared', absorptionValue: 5, maxAmount: 1_000 },
    ],
    [{ absorptionType: 'percentage_controlled', absorptionValue: 500 }, { type: 'none' }],
  ] as const)('%j reads as %j', (of, rule) => expect(absorptionRule(category(of))).toEqual(rule));
});

describe('the terms of a proposal', () => {
  const now = new Date('2026-03-20T09:00:00.000Z');
  it('are two reminders, after 3 and 10 days, and an expiry with the end of the 15th day, which mails and pages name', () => {
    expect(proposalTerms(anId(8), now, { proposalValidDays: 15, proposalReminderDays: [10, 3] })).toEqual({
      proposalId: anId(8),
      remindAt: ['2026-03-23T09:00:00.000Z', '2026-03-30T09:00:00.000Z'],
      expiresAt: '2026-04-04T21:59:59.999Z',
    });
  });
  it('never remind after the expiry', () => {
    const { remindAt } = proposalTerms(anId(8), now, {
      ...{ proposalValidDays: 10, proposalReminderDays: [3, 10, 20] },
    });
    expect(remindAt).toEqual(['2026-03-23T09:00:00.000Z']);
  });
});

const percent = (id: string, percentage: number) => ({
  ...{ id, name: id, description: '', effect: { percentage } },
});
const aDiagnostic = (change: Partial<Diagnostic> = {}): Diagnostic => ({
  product: {
    ...{ id: anId(1), label: 'Aurora 12', brand: 'Aurora', model: '12', reference: '', ean: null },
    ...{ image: null, weight: 200, height: null, length: null, width: null, simple: false },
    ...{ categoryId: anId(2), categoryLabel: 'Smartphones' },
  },
  questions: [
    {
      ...{ id: anId(20), title: 'Screen?', howToTest: '', description: '' },
      answers: [percent('new', 0), percent('good', -4), percent('worn', -40), percent('gift', 10)],
    },
  ],
  ...{ prices: { grade_a: 10_000 }, currency: 'EUR', collectsImei: false, tacCodes: [], options: [] },
  ...{ warehouses: [], accountId: 'a', rootId: anId(5), category: category() },
  parties: { buyerAccountId: 'a', paymentIssuerAccountId: 'a', transportHolderAccountId: 'a' },
  settings: {
    ...{ identityDocumentRequired: false, cartMinValue: 0, zeroAllowed: false },
    ...{ validDays: 15, maxNbOfItems: 1 },
  },
  ...change,
});
const declaredAs = (answerId: string, total: number): BuybackListRow => ({
  ...{ _id: anId(100), id: anId(100), accountId: 'a', position: '1', identificationNumber: '2000000000015' },
  ...{ status: 'bb_in_processing', itemStatus: 'item_registered_in_warehouse', channel: 'web' },
  ...{ circuit: 'web_post', locale: 'fr-FR', categoryId: anId(2), categoryLabel: 'Smartphones' },
  ...{ productId: anId(1), productLabel: 'Aurora 12', brand: 'Aurora', productState: 'grade_a' },
  ...{ warehouseId: anId(4), rootId: anId(5), forcedInvalidImei: false, checkIn: 'mandatory' },
  ...{ diagnosticId: 'd'.repeat(64), currency: 'EUR', prices: { declared: total }, priceLines: [] },
  answers: [{ questionId: anId(20), question: 'Screen?', answerId, answer: answerId }],
  payment: {
    ...{ modeId: anId(3), type: 'gift_card', provider: 'card', label: 'Card', paidInStore: false },
    status: 'payment_created',
  },
  ...{ transport: { label: 'By post' }, createdAt: 't', updatedAt: 't' },
});

describe('the compliance test', () => {
  const control = (
    found: string,
    diagnostic: Diagnostic = aDiagnostic(),
    row = declaredAs('new', 10_000),
    today: () => Promise<Diagnostic> = async () => diagnostic,
  ) => {
    const versions = { keep: async () => 'of the day', read: async () => diagnostic };
    const test = new ComplianceTestQuery(versions, new PricesOfTheDayQuery({ read: today }));
    return test.control(row, [{ questionId: anId(20), answerId: found }]);
  };

  it('finds the declared state', async () => {
    expect(await control('new')).toMatchObject({ outcome: 'same-answers', differences: [] });
  });
  it('finds something else worth as much or more: the declared price stands', async () => {
    expect(await control('gift')).toMatchObject({ outcome: 'by-price', price: { total: 11_000 } });
  });
  it('finds a lower value, and lists the differences', async () => {
    expect(await control('worn')).toMatchObject({
      ...{ outcome: 'lower', price: { total: 6_000 }, absorbedAmount: 0 },
      differences: [{ question: 'Screen?', declared: 'new', found: 'worn' }],
    });
  });
  it('absorbs a small loss if the category allows it, and never part of a large one', async () => {
    const diagnostic = aDiagnostic({
      category: category({ absorptionType: 'percentage_declared', absorptionValue: 5 }),
    });
    expect(await control('good', diagnostic)).toMatchObject({ outcome: 'absorbed', absorbedAmount: 400 });
    expect(await control('worn', diagnostic)).toMatchObject({ outcome: 'lower', absorbedAmount: 0 });
    expect(await control('good')).toMatchObject({ outcome: 'lower' });
  });
  it('counts transport and payment bonuses like the declaration', async () => {
    const payment: PaymentOption = {
      ...{ id: anId(3), type: 'gift_card', provider: 'card', label: 'Card', description: '' },
      ...{ long_description: '', bonus: null, iban: false, paidInStore: false },
      modifier: { type: 'percentage', value: 10 },
    };
    const choice = { warehouseIds: [] };
    const option: ShippingOption = {
      ...{ id: anId(11), channel: 'web', type: 'post', circuit: 'web_post', circuitId: anId(12) },
      ...{ label: 'By post', description: '', modifier: { type: 'fixed', value: -500 }, countries: [] },
      ...{ instructions: [], highlightedInstruction: null, terms: '', paymentModes: [payment] },
      warehouses: {
        ...{ functional: choice, grade_a: choice, grade_b: choice },
        ...{ grade_c: choice, grade_d: choice, grade_e: choice },
      },
    };
    const row = { ...declaredAs('new', 10_450), transport: { methodId: option.id, label: 'By post' } };
    const diagnostic = aDiagnostic({ options: [option] });
    expect(await control('new', diagnostic, row)).toMatchObject({ price: { total: 10_450 } });
  });
  describe('of a parcel sent after its price lock had ended', () => {
    const until = '2026-01-20T09:00:00.000Z';
    const sentAt = '2026-01-21T09:00:00.000Z';
    const sent = (shippedAt: string): BuybackListRow => ({
      ...declaredAs('new', 10_000),
      ...{ priceLock: { until, remindAt: [] }, transport: { label: 'By post', shippedAt } },
    });
    const worth = (grade_a: number) => async () => aDiagnostic({ prices: { grade_a } });
    const test = (found: string, today = worth(8_000), shippedAt = sentAt) =>
      control(found, aDiagnostic(), sent(shippedAt), today);

    it('offers the price of the day, and says that being late is why', async () => {
      expect(await test('new')).toMatchObject({
        ...{ outcome: 'lower', differences: [], price: { total: 8_000 } },
        late: { until, sentAt, dayPrice: 8_000, diagnosticId: 'of the day' },
      });
    });
    it('tells what being late costs from what the answers cost', async () => {
      expect(await test('worn')).toMatchObject({
        ...{ outcome: 'lower', price: { total: 4_800 }, late: { dayPrice: 8_000 } },
        differences: [{ declared: 'new', found: 'worn' }],
      });
    });
    it('keeps the declared price where the day’s is higher', async () => {
      expect(await test('new', worth(12_000))).toMatchObject({ outcome: 'same-answers' });
    });
    it('keeps the promise of a parcel that was sent in time, whatever today’s prices', async () => {
      const inTime = await test('new', worth(1), until);
      expect(inTime).toMatchObject({ outcome: 'same-answers', price: { total: 10_000 } });
      expect(inTime.late).toBeUndefined();
    });
    it('keeps the promised price of what is not bought any more', async () => {
      const gone = () => Promise.reject(new Refusal('product-gone'));
      expect(await test('new', gone)).toMatchObject({ outcome: 'same-answers', price: { total: 10_000 } });
      const noLonger = async () => aDiagnostic({ prices: { grade_b: 1 } });
      expect(await test('new', noLonger)).toMatchObject({ outcome: 'same-answers' });
    });
  });
  it('asks every question again', async () => {
    await expect(control('unheard-of')).rejects.toMatchObject({ code: 'answers-insufficient' });
  });
});
