import fc from 'fast-check';
import { priceLineSchema } from '../buyback/buyback.parts';
import { percentOf } from '../kernel/money';
import {
  answerEffectSchema,
  estimate,
  explained,
  estimateInputSchema,
  grades,
  priceBreakdownSchema,
  priceLines,
  priceModifierSchema,
  type AnswerEffect,
  type EstimateInput,
} from './price';

const prices = { grade_a: 20_000, grade_b: 15_000, grade_c: 9_999 };
const answers = (...effects: AnswerEffect[]): EstimateInput['answers'] =>
  effects.map((effect, n) => ({ questionId: `q${n}`, answerId: `a${n}`, label: `answer ${n}`, effect }));
const priceOf = (...effects: AnswerEffect[]) => estimate({ prices, answers: answers(...effects) });
const sum = (parts: readonly { value: number }[]) => parts.reduce((all, { value }) => all + value, 0);

describe('the state of a product', () => {
  it('is the best one unless an answer caps it', () =>
    expect(priceOf({})).toMatchObject({ state: 'grade_a', best: 20_000, total: 20_000 }));
  it('is the worst of the caps, whatever their order', () =>
    expect(priceOf({ capState: 'grade_c' }, { capState: 'grade_b' })).toMatchObject({
      state: 'grade_c',
      total: 9_999,
    }));
  it('falls to the next worse priced grade, never to a better one', () =>
    expect(
      estimate({ prices: { grade_a: 9_000, grade_d: 100 }, answers: answers({ capState: 'grade_b' }) }),
    ).toMatchObject({
      state: 'grade_d',
      total: 100,
    }));
  it('has no price when nothing is priced at or below the cap', () =>
    expect(priceOf({ capState: 'grade_d' })).toMatchObject({
      state: 'grade_d',
      total: 0,
      reason: 'no-price',
    }));
  it('is functional for an ungraded product', () =>
    expect(
      estimate({ prices: { functional: 500 }, answers: answers({ capState: 'grade_e' }) }),
    ).toMatchObject({
      state: 'functional',
      total: 500,
    }));
});

describe('the answers', () => {
  it('sum their percentages before rounding half up', () => {
    const { impacts, total } = estimate({
      prices: { grade_a: 101 },
      answers: answers({ percentage: -0.5 }, { percentage: -0.5 }, { percentage: -49 }),
    });
    expect(sum(impacts)).toBe(-51);
    expect(total).toBe(50);
  });
  it('take percentages of the capped state, then add amounts', () =>
    expect(priceOf({ percentage: -10 }, { capState: 'grade_b', amount: -250 }).total).toBe(
      15_000 - 1_500 - 250,
    ));
  it('block the product, and the blocking answer is named', () =>
    expect(priceOf({ amount: 5 }, { blocks: true })).toMatchObject({
      total: 0,
      reason: 'blocked',
      blocked: { questionId: 'q1', answerId: 'a1' },
    }));
  it('cannot bring the price below zero; the floor shows the compensation', () =>
    expect(priceOf({ amount: -20_300 })).toMatchObject({
      total: 0,
      reason: 'zero',
      modifiers: [{ kind: 'floor', value: 300 }],
    }));
});

describe('the receipt', () => {
  const linesOf = (...effects: AnswerEffect[]) => priceLines(priceOf(...effects));

  it('begins at the best price and names the answer that decides the condition', () =>
    expect(linesOf({ capState: 'grade_b' })).toEqual([
      { kind: 'best', label: '', value: 20_000 },
      { kind: 'answer', label: 'answer 0', value: -5_000, state: 'grade_b' },
    ]));
  it('says that a condition is counted with another answer, whatever their order', () =>
    expect(
      linesOf({ capState: 'grade_b' }, { capState: 'grade_c' }, { capState: 'grade_c' }).slice(1),
    ).toEqual([
      { kind: 'answer', label: 'answer 0', value: 0, counted: true },
      { kind: 'answer', label: 'answer 1', value: -10_001, state: 'grade_c' },
      { kind: 'answer', label: 'answer 2', value: 0, counted: true },
    ]));
  it('names answers without effect', () =>
    expect(linesOf({})[1]).toEqual({ kind: 'answer', label: 'answer 0', value: 0 }));
  it('has one line for an answer with several effects', () =>
    expect(linesOf({ capState: 'grade_b', percentage: -10, amount: -250 })[1]).toEqual({
      ...{ kind: 'answer', label: 'answer 0', state: 'grade_b' },
      value: -5_000 - 1_500 - 250,
    }));
  it('says what a modifier would have been without its cap', () => {
    const gift = {
      label: 'Gift',
      modifier: { type: 'percentage', value: 10, capped_amount: 1_000 },
    } as const;
    expect(priceLines(estimate({ prices, answers: [], payment: gift }))[1]).toEqual({
      ...{ kind: 'payment', label: 'Gift', value: 1_000, uncapped: 2_000 },
    });
  });
  it('of an ungraded product ignores conditions', () =>
    expect(
      priceLines(estimate({ prices: { functional: 500 }, answers: answers({ capState: 'grade_e' }) })),
    ).toEqual([
      { kind: 'best', label: '', value: 500 },
      { kind: 'answer', label: 'answer 0', value: 0 },
    ]));
});

describe('the modifiers', () => {
  const bonus = {
    label: 'Gift card',
    modifier: { type: 'percentage', value: 10, capped_amount: 1_000 },
  } as const;
  const courier = { label: 'Courier', modifier: { type: 'fixed', value: -500 } } as const;
  it('apply in order, transport first', () =>
    expect(
      estimate({ prices: { grade_a: 5_500 }, answers: [], transport: courier, payment: bonus }).modifiers,
    ).toEqual([
      { kind: 'transport', label: 'Courier', value: -500 },
      { kind: 'payment', label: 'Gift card', value: 500 },
    ]));
  it('cannot exceed the base plus the capped amount', () =>
    expect(estimate({ prices, answers: [], payment: bonus }).total).toBe(21_000));
  it('cap a malus on its own side', () => {
    const malus = { label: '', modifier: { type: 'percentage', value: -50, capped_amount: -100 } } as const;
    expect(estimate({ prices, answers: [], payment: malus }).total).toBe(19_900);
  });
  it('do not give a worthless product a value', () => {
    const gift = { label: '', modifier: { type: 'fixed', value: 500 } } as const;
    expect(estimate({ prices: { grade_a: 0 }, answers: [], bonus: gift })).toMatchObject({
      total: 0,
      reason: 'zero',
    });
  });
  it('refuse a cap with the opposite sign and a percentage of zero', () => {
    expect(priceModifierSchema.safeParse({ type: 'percentage', value: 5, capped_amount: -1 }).success).toBe(
      false,
    );
    expect(priceModifierSchema.safeParse({ type: 'percentage', value: 0 }).success).toBe(false);
  });
});

describe('the explanation', () => {
  const gift = { label: 'Gift', modifier: { type: 'percentage', value: 10, capped_amount: 1_000 } } as const;
  it('names the answer that caps the state, the price of the state, each answer and each method', () => {
    const { steps } = explained({
      prices,
      answers: answers({ capState: 'grade_b' }, { percentage: -10 }, { amount: -250 }),
      payment: gift,
    });
    expect(steps).toMatchObject([
      { rule: 'cap', label: 'answer 0', state: 'grade_b', before: 0, after: 0 },
      { rule: 'state', state: 'grade_b', before: 0, after: 15_000 },
      { rule: 'percentage', percentage: -10, label: 'answer 1', questionId: 'q1', after: 13_500 },
      { rule: 'amount', label: 'answer 2', before: 13_500, after: 13_250 },
      { rule: 'payment', label: 'Gift', capped: true, before: 13_250, after: 14_250 },
    ]);
  });
  it('shows what an answer that blocks takes away', () =>
    expect(explained({ prices, answers: answers({ amount: 5 }, { blocks: true }) }).steps).toMatchObject([
      { rule: 'state', before: 0, after: 20_000 },
      { rule: 'blocks', label: 'answer 1', before: 20_000, after: 0 },
    ]));
  it('says that no state is bought, that a price was raised to zero, and that a cent was rounded', () => {
    const caps = answers({ capState: 'grade_d' });
    expect(explained({ prices, answers: caps }).steps.at(-1)).toMatchObject({ rule: 'no-price', after: 0 });
    const low = explained({ prices, answers: answers({ amount: -20_300 }) });
    expect(low.steps.at(-1)).toMatchObject({ rule: 'floor', before: -300, after: 0 });
    const half = explained({ prices: { grade_a: 101 }, answers: answers({ percentage: -50 }) });
    expect(half.steps.at(-1)).toMatchObject({ rule: 'percentage', rounded: true });
  });
});

const effectArb = fc.record(
  {
    capState: fc.constantFrom(...grades),
    percentage: fc.integer({ min: -1000, max: 1000 }).map((n) => n / 10),
    amount: fc.integer({ min: -60_000, max: 60_000 }),
  },
  { requiredKeys: [] },
);
const modifierArb = fc
  .oneof(
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: -9_000, max: 9_000 }) }),
    fc
      .record({
        percent: fc.integer({ min: 1, max: 100 }),
        cap: fc.option(fc.nat(9_000)),
        sign: fc.constantFrom(1, -1),
      })
      .map(({ percent, cap, sign }) => ({
        type: 'percentage' as const,
        value: sign * percent,
        capped_amount: cap === null ? null : sign * cap,
      })),
  )
  .map((modifier) => ({ label: 'modifier', modifier }));
const priceArb = fc.nat(5_000_000);
const inputArb = fc.record(
  {
    prices: fc.record(
      { functional: priceArb, grade_a: priceArb, grade_b: priceArb, grade_c: priceArb, grade_d: priceArb },
      { requiredKeys: [] },
    ),
    answers: fc
      .array(fc.oneof(effectArb, fc.constant({ blocks: true })), { maxLength: 6 })
      .map((e) => answers(...e)),
    transport: modifierArb,
    payment: modifierArb,
    bonus: modifierArb,
  },
  { requiredKeys: ['prices', 'answers'] },
);

describe('any estimate', () => {
  it('adds up to its total to the cent, is never below zero, and matches the schemas', () =>
    fc.assert(
      fc.property(inputArb, (input) => {
        const result = priceBreakdownSchema.parse(estimate(estimateInputSchema.parse(input)));
        expect(result.best + sum(result.impacts) + sum(result.modifiers)).toBe(result.total);
        expect(sum(priceLines(result).map((line) => priceLineSchema.parse(line)))).toBe(result.total);
        expect(result.total === 0).toBe(result.reason !== undefined);
      }),
    ));
  it('is explained by steps that lead from zero to its total to the cent, each from where the last one ended', () =>
    fc.assert(
      fc.property(inputArb, (input) => {
        const { steps, breakdown } = explained(estimateInputSchema.parse(input));
        expect(breakdown).toEqual(estimate(input));
        expect([0, ...steps.map(({ after }) => after)]).toEqual([
          ...steps.map(({ before }) => before),
          breakdown.total,
        ]);
      }),
    ));
  it('does not depend on the order of the answers', () =>
    fc.assert(
      fc.property(inputArb, (input) => {
        const backwards = { ...input, answers: input.answers.toReversed() };
        expect(estimate(backwards).total).toBe(estimate(input).total);
      }),
    ));
  it('never pays more for a worse state if better states are dearer', () =>
    fc.assert(
      fc.property(
        fc.array(priceArb, { minLength: 5, maxLength: 5 }),
        fc.nat(4),
        fc.nat(4),
        (amounts, a, b) => {
          const dearestFirst = amounts.toSorted((x, y) => y - x);
          const ordered = Object.fromEntries(grades.map((grade, n) => [grade, dearestFirst[n]]));
          const at = (n: number) =>
            estimate({ prices: ordered, answers: answers({ capState: grades[n] }) }).total;
          expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)));
        },
      ),
    ));
  it('takes the sum of the percentages of the state price, rounded once', () =>
    fc.assert(
      fc.property(
        priceArb,
        fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 5 }),
        (price, percents) => {
          const { subtotal } = estimate({
            prices: { grade_a: price },
            answers: answers(...percents.map((percentage) => answerEffectSchema.parse({ percentage }))),
          });
          const whole = percents.reduce((all, percent) => all + percent, 0);
          expect(subtotal).toBe(Math.max(0, price + percentOf(price, whole)));
        },
      ),
    ));
});
