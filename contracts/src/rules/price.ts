import { percentOf } from '../kernel/money';
import { modifierParts } from './price-modifier';
import { startingGrade, statePrice, worstCap } from './price-state';
import { stepsOf, type PriceStep } from './price-steps';
import type { EstimateInput, PriceBreakdown, PriceImpact, PricePart } from './price.parts';
import type { ProductState } from './statuses';

export * from './price.parts';
export type { PriceStep } from './price-steps';

type Answer = EstimateInput['answers'][number];

const impact = (
  { questionId, answerId, label }: Answer,
  kind: PriceImpact['kind'],
  value: number,
): PriceImpact => ({
  questionId,
  answerId,
  label,
  value,
  kind,
});

/**
 * Percentages are summed before rounding half up. Each answer then shows its step of the running sum, so that the
 * steps add up to the rounded total to the cent.
 */
function answerImpacts(answers: readonly Answer[], base: number, state: ProductState): PriceImpact[] {
  let percent = 0;
  return answers.flatMap((answer) => {
    const { capState, percentage, amount } = answer.effect;
    const impacts: PriceImpact[] = [];
    if (capState !== undefined && capState === state) impacts.push(impact(answer, 'state', 0));
    if (percentage) {
      const before = percentOf(base, percent);
      percent += percentage;
      impacts.push(impact(answer, 'percentage', percentOf(base, percent) - before));
    }
    if (amount) impacts.push(impact(answer, 'fixed', amount));
    return impacts;
  });
}

const worthless = (state: ProductState, rest: Partial<PriceBreakdown>): PriceBreakdown => ({
  state,
  base: 0,
  impacts: [],
  modifiers: [],
  subtotal: 0,
  total: 0,
  ...rest,
});

const sum = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((all, { value }) => all + value, 0);

/**
 * The price of a product for one set of answers (domain §2 "Price"), the same on the server and in the browser.
 *
 * Order: state → percentages and amounts of the answers → floor at zero → transport → payment → bonus → floor at
 * zero. Each modifier applies to the price left by the previous one. A worthless product gets no modifier: a bonus
 * is added to a price. Amounts are in minor units; the parts add up to the total, including a `floor` part if the
 * price would fall below zero.
 */
export const estimate = (input: EstimateInput): PriceBreakdown => explained(input).breakdown;

/** The price together with the rules that made it: one computation says both, so they cannot disagree. */
export function explained(input: EstimateInput): { breakdown: PriceBreakdown; steps: PriceStep[] } {
  const { prices, answers, ...modifiers } = input;
  const cap = worstCap(answers.map(({ effect }) => effect));
  const priced = statePrice(prices, cap);
  const breakdown = priced
    ? estimated(answers, priced, modifiers)
    : worthless(cap ?? startingGrade, { reason: 'no-price' });
  const blocking = answers.find(({ effect }) => effect.blocks);
  const told = blocking ? blockedBy(blocking, breakdown.state) : breakdown;
  return { breakdown: told, steps: stepsOf(input, { ...told, statePrice: priced?.price }) };
}

function blockedBy(blocking: Answer, state: ProductState): PriceBreakdown {
  const { questionId, answerId } = blocking;
  const blocked = { questionId, answerId };
  return worthless(state, { impacts: [impact(blocking, 'blocked', 0)], blocked, reason: 'blocked' });
}

function estimated(
  answers: readonly Answer[],
  { state, price }: { state: ProductState; price: number },
  modifiers: Omit<EstimateInput, 'prices' | 'answers'>,
): PriceBreakdown {
  const impacts = answerImpacts(answers, price, state);
  const exact = price + sum(impacts);
  const subtotal = Math.max(0, exact);
  const parts = subtotal > 0 ? modifierParts(subtotal, modifiers) : floorPart(exact);
  const total = subtotal + (subtotal > 0 ? sum(parts) : 0);
  const breakdown = { state, base: price, impacts, modifiers: parts, subtotal, total };
  return total === 0 ? { ...breakdown, reason: 'zero' } : breakdown;
}

const floorPart = (exact: number): PricePart[] =>
  exact < 0 ? [{ kind: 'floor', label: '', value: -exact }] : [];

/** The breakdown as lines of a receipt, the form stored in a buyback. Lines with no effect are omitted. */
export function priceLines({ base, impacts, modifiers }: PriceBreakdown) {
  return [
    { kind: 'base' as const, label: '', value: base },
    ...impacts.map(({ label, value }) => ({ kind: 'answer' as const, label, value })),
    ...modifiers,
  ].filter(({ kind, value }) => kind === 'base' || value !== 0);
}
