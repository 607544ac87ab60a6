import type { DiagnosticView, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import { choicesOf } from './choices';
import type { ProductDraft } from './product-draft';
import { deliverySteps, hasAnswer, placeAmong, productSteps, stepsToCome } from './steps';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const each = (warehouseIds: string[]): ShippingOption['warehouses'] => {
  const [grade_a, grade_b, grade_c] = [{ warehouseIds }, { warehouseIds }, { warehouseIds }];
  const [grade_d, grade_e, functional] = [{ warehouseIds }, { warehouseIds }, { warehouseIds }];
  return { grade_a, grade_b, grade_c, grade_d, grade_e, functional };
};
const mode = (n: number): PaymentOption => ({
  ...{ id: id(n), type: 'bank_transfer', provider: 'none', label: `Mode ${n}`, description: '' },
  ...{ long_description: '', modifier: null, bonus: null, iban: true, paidInStore: false },
});
const option = (n: number, change: Partial<ShippingOption> = {}): ShippingOption => ({
  ...{ id: id(n), channel: 'web', type: 'post', circuit: 'web_post', circuitId: id(n + 100) },
  ...{ label: `Option ${n}`, description: '', modifier: null, countries: [], instructions: [] },
  ...{ highlightedInstruction: null, terms: '', paymentModes: [mode(31)], warehouses: each([id(51)]) },
  ...change,
});
const answer = (n: number, name: string) => ({ id: id(n), name, description: '', effect: {} });
const phone: DiagnosticView = {
  product: {
    ...{ id: id(1), label: 'Phone', brand: 'Brand', model: 'M1', reference: '', ean: null, image: null },
    ...{ weight: 200, height: null, length: null, width: null, categoryId: id(9), categoryLabel: 'Phones' },
    simple: false,
  },
  ...{ prices: { grade_a: 10_000 }, currency: 'EUR', collectsImei: false, tacCodes: ['35391110'] },
  questions: [
    {
      ...{ id: id(11), title: 'Does it start?', howToTest: '', description: '' },
      answers: [answer(111, 'Yes'), answer(112, 'No')],
    },
  ],
  options: [option(21)],
  warehouses: [],
  settings: {
    ...{ identityDocumentRequired: false, cartMinValue: 0, zeroAllowed: true, validDays: 15 },
    maxNbOfItems: 1,
  },
};
const draft = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  ...{ productId: id(1), answers: {}, forcedInvalidImei: false, ...change },
});
const keys = (steps: readonly { key: string }[]): string[] => steps.map(({ key }) => key);

describe('the screens of a product', () => {
  it('are its questions, and its IMEI if it is collected', () => {
    expect(keys(productSteps(phone))).toEqual(['question-1']);
    expect(keys(productSteps({ ...phone, collectsImei: true }))).toEqual(['question-1', 'imei']);
  });

  it('omit choices with a single option', () => {
    expect(keys(deliverySteps(phone, draft()))).toEqual([]);
    const choices = choicesOf(phone, draft());
    expect([choices.shipping?.id, choices.payment?.id, choices.warehouseId]).toEqual([
      id(21),
      id(31),
      id(51),
    ]);
  });

  it('ask for transport, courier date, payment and workshop if necessary', () => {
    const collect = option(22, {
      ...{ circuit: 'web_collect', paymentModes: [mode(31), mode(32)], warehouses: each([id(51), id(52)]) },
    });
    const view = { ...phone, options: [option(21), collect] };
    const all = ['transport', 'appointment', 'payment', 'workshop'];
    expect(keys(deliverySteps(view, draft({ shippingMethodId: id(22) })))).toEqual(all);
    expect(keys(deliverySteps(view, draft()))).toEqual(['transport', 'payment']);
    expect(keys(deliverySteps(view, draft({ shippingMethodId: id(21) })))).toEqual(['transport']);
  });
});

describe('the number of screens', () => {
  const collect = option(22, {
    ...{ circuit: 'web_collect', paymentModes: [mode(31), mode(32)], warehouses: each([id(51), id(52)]) },
  });
  const view = { ...phone, options: [option(21), collect] };
  const total = (change: Partial<ProductDraft> = {}) =>
    deliverySteps(view, draft(change)).length + stepsToCome(view, draft(change));
  const answers = { [id(11)]: id(111) };

  it('is counted with all that may come, and never grows under way', () => {
    const walked = [{}, { answers }, { answers, shippingMethodId: id(22) }];
    expect(walked.map(total)).toEqual([4, 4, 4]);
  });
  it('shrinks where less is asked', () => expect(total({ answers, shippingMethodId: id(21) })).toBe(1));
});

describe('an answer', () => {
  const [question] = productSteps(phone);
  it('to a question is one of those offered', () => {
    const answered = (answerId: string) =>
      question && hasAnswer(question, phone, draft({ answers: { [id(11)]: answerId } }));
    expect([answered(id(111)), answered(id(999))]).toEqual([true, false]);
  });

  it.each([
    [undefined, false, false],
    ['353911101234566', false, true],
    ['353911101234567', false, false],
    ['353911101234567', true, true],
  ])('to the IMEI screen: %s, forced %s, is %s', (imei, forcedInvalidImei, accepted) => {
    const step = { kind: 'imei', key: 'imei' } as const;
    expect(hasAnswer(step, phone, draft({ ...(imei && { imei }), forcedInvalidImei }))).toBe(accepted);
  });

  it('to the courier date is a possible date', () => {
    const step = { kind: 'appointment', key: 'appointment' } as const;
    const on = draft({ appointment: '2026-03-02' });
    expect(hasAnswer(step, phone, on)).toBe(true);
    expect(hasAnswer(step, phone, on, '2026-03-03')).toBe(false);
    expect(hasAnswer(step, phone, draft())).toBe(false);
  });
});

describe('the current screen', () => {
  const steps = ['a', 'b', 'c'].map((key) => ({ key }));
  const at = (asked: string | null, answered: string) =>
    placeAmong(steps, asked, ({ key }) => answered.includes(key));
  it('is the requested one, not beyond the first open one', () => {
    expect(at('b', 'ab')).toEqual({ asked: 1, open: 2 });
    expect(at('c', 'a')).toEqual({ asked: 1, open: 1 });
    expect(at('c', 'abc')).toEqual({ asked: 2, open: 3 });
  });
  it('is left to the caller if none of them is requested', () => {
    expect(at(null, 'a')).toEqual({ asked: undefined, open: 1 });
    expect(at('elsewhere', 'abc')).toEqual({ asked: undefined, open: 3 });
  });
});
