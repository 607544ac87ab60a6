import { percentOf } from '../kernel/money';
import { modifierParts } from './price-modifier';
import { startingGrade, statePrice, worstCap } from './price-state';
import { stepsOf, type PriceStep } from './price-steps';
import type { EstimateInput, PriceBreakdown, PriceImpact, PricePart } from './price.parts';
import type { ProductState } from './statuses';

export * from './price.parts';
export { priceLines, type PriceLine } from './price-lines';
export type { PriceStep } from './price-steps';

type Answer = EstimateInput['answers'][number];
/** The best price, and the condition reached with its own. */
type Priced = { readonly best: number; readonly state: ProductState; readonly price: number };

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

/** What an answer that caps the condition does to the price, of which the first answer with the worst cap decides. */
function capImpact(answer: Answer, deciding: Answer | undefined, step: number): PriceImpact[] {
  if (answer.effect.capState === undefined) return [];
  if (answer === deciding) return [impact(answer, 'state', step)];
  return deciding ? [impact(answer, 'counted', 0)] : [];
}

/**
 * Percentages of the condition's price are summed before rounding half up. Each answer then shows its step of the
 * running sum, so that the steps add up to the rounded total to the cent.
 */
function answerImpacts(answers: readonly Answer[], { best, state, price }: Priced): PriceImpact[] {
  const cap = state === 'functional' ? undefined : worstCap(answers.map(({ effect }) => effect));
  const deciding = answers.find(({ effect }) => cap !== undefined && effect.capState === cap);
  let percent = 0;
  return answers.flatMap((answer) => {
    const { percentage, amount } = answer.effect;
    const impacts = capImpact(answer, deciding, price - best);
    if (percentage) {
      const before = percentOf(price, percent);
      percent += percentage;
      impacts.push(impact(answer, 'percentage', percentOf(price, percent) - before));
    }
    if (amount) impacts.push(impact(answer, 'fixed', amount));
    return impacts.length > 0 ? impacts : [impact(answer, 'none', 0)];
  });
}

const worthless = (state: ProductState, rest: Partial<PriceBreakdown>): PriceBreakdown => ({
  state,
  best: 0,
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
 * Order: condition → percentages and amounts of the answers → floor at zero → transport → payment → bonus → floor at
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
  const best = statePrice(prices)?.price ?? 0;
  const breakdown = priced
    ? estimated(answers, { best, ...priced }, modifiers)
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
  priced: Priced,
  modifiers: Omit<EstimateInput, 'prices' | 'answers'>,
): PriceBreakdown {
  const { best, state } = priced;
  const impacts = answerImpacts(answers, priced);
  const exact = best + sum(impacts);
  const subtotal = Math.max(0, exact);
  const parts = subtotal > 0 ? modifierParts(subtotal, modifiers) : floorPart(exact);
  const total = subtotal + (subtotal > 0 ? sum(parts) : 0);
  const breakdown = { state, best, impacts, modifiers: parts, subtotal, total };
  return total === 0 ? { ...breakdown, reason: 'zero' } : breakdown;
}

const floorPart = (exact: number): PricePart[] =>
  exact < 0 ? [{ kind: 'floor', label: '', value: -exact }] : [];
