import type { Diagnostic } from '@reprise/contracts/catalogue';
import type { Quote } from '@reprise/kernel/ports';
import { adjusted } from './draft-lines.store';
import { simulate } from './simulation.rules';

const answers = [
  { id: 'yes', name: 'Yes', description: '', effect: {} },
  { id: 'no', name: 'No', description: '', effect: { percentage: -50 } },
];
const question = { id: 'works', title: 'Does it work?', howToTest: '', description: '', answers };
const diagnostic = {
  ...{ prices: { grade_a: 10_000 }, currency: 'EUR', questions: [question], options: [] },
} as unknown as Diagnostic;
const quote = (product: number, answerId: string, total: number, from: Quote['from'] = 'buyback'): Quote => ({
  ...{ at: '2026-02-01T09:00:00.000Z', from, productId: `p${product}`, productLabel: `Phone ${product}` },
  ...{ categoryId: 'c', categoryLabel: 'Phones', diagnosticId: `d${product}`, modeId: 'm', total },
  answers: [{ questionId: 'works', answerId }],
});
const always = () => diagnostic;

describe('a simulation', () => {
  it('prices the quotes of the list’s products at its prices, and counts what it would have refused', () => {
    const quotes = [quote(1, 'yes', 10_000), quote(1, 'no', 5_000, 'cart'), quote(2, 'yes', 10_000)];
    expect(simulate(quotes, always, new Map([['p1', { grade_a: 8_000 }]]))).toMatchObject({
      ...{ allQuotes: 3, declared: 1, unreadable: 0 },
      total: { quotes: 2, offered: 15_000, simulated: 12_000, refusedThen: 0, refusedNow: 0 },
      categories: [{ id: 'c', label: 'Phones', quotes: 2 }],
      products: [{ id: 'p1', simulated: 12_000 }],
    });
    expect(simulate(quotes, always, new Map([['p1', {}]])).total).toMatchObject({
      simulated: 0,
      refusedNow: 2,
    });
  });

  it('leaves a quote out that can no longer be read', () => {
    const gone = { ...quote(1, 'yes', 10_000), answers: [] };
    const prices = new Map([['p1', { grade_a: 1 }]]);
    expect(simulate([gone], always, prices)).toMatchObject({ unreadable: 1, total: { quotes: 0 } });
    expect(simulate([quote(1, 'yes', 1)], () => undefined, prices)).toMatchObject({ unreadable: 1 });
  });

  it('of 20,000 quotes on 10,000 lines takes less than five seconds', () => {
    const quotes = Array.from({ length: 20_000 }, (_, n) => quote(n % 10_000, 'no', 5_000));
    const prices = new Map(Array.from({ length: 10_000 }, (_, n) => [`p${n}`, { grade_a: n }] as const));
    const start = performance.now();
    expect(simulate(quotes, always, prices).total.quotes).toBe(20_000);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

it('a percentage changes each price, rounded to the cent, and never below zero', () => {
  expect(adjusted({ grade_a: 999, grade_b: 0 }, -12.5)).toEqual({ grade_a: 874, grade_b: 0 });
  expect(adjusted({ functional: 100 }, -100)).toEqual({ functional: 0 });
});
