import { percentOf } from '../kernel/money';
import { worstCap } from './price-state';
import type { EstimateInput, PriceBreakdown, PriceImpact, PriceModifier, PricePart } from './price.parts';
import type { ProductState } from './statuses';

/**
 * One rule at work: what the price was before it and after it, in minor units, with the values of the rule. A step
 * whose amounts are equal says why the price stayed.
 */
export type PriceStep = {
  readonly rule: 'cap' | 'state' | 'no-price' | 'percentage' | 'amount' | 'blocks' | PricePart['kind'];
  /** The answer, or the name of the method; empty for rules of the product. */
  readonly label: string;
  readonly before: number;
  readonly after: number;
  readonly state?: ProductState;
  readonly questionId?: string;
  readonly percentage?: number;
  readonly modifier?: PriceModifier;
  /** The cap of the modifier was reached. */
  readonly capped?: true;
  /** The exact amount had parts of a cent. */
  readonly rounded?: true;
};

type Answer = EstimateInput['answers'][number];
type Rule = Omit<PriceStep, 'before' | 'after'> & { readonly value: number };
/** What these say is in the price of the condition. */
const pricedByState: ReadonlySet<PriceImpact['kind']> = new Set(['state', 'counted', 'none']);
export type Reached = Pick<PriceBreakdown, 'state' | 'impacts' | 'modifiers'> & {
  /** The price of the state, also of a product that an answer blocks; undefined if no state is bought. */
  readonly statePrice: number | undefined;
};

const isExact = (amount: number, percent: number): boolean =>
  (amount * Math.round(percent * 10_000)) % 1_000_000 === 0;

function impactRule(
  { kind, questionId, label, value }: PriceImpact,
  of: Answer | undefined,
  base: number,
): Rule {
  if (kind !== 'percentage')
    return { rule: kind === 'fixed' ? 'amount' : 'blocks', label, questionId, value };
  const percentage = of?.effect.percentage ?? 0;
  const rounded = isExact(base, percentage) ? {} : ({ rounded: true } as const);
  return { rule: kind, label, questionId, value, percentage, ...rounded };
}

function modifierStep(step: PriceStep, modifier: PriceModifier | undefined): PriceStep {
  if (modifier?.type !== 'percentage') return modifier ? { ...step, modifier } : step;
  const base = Math.max(0, step.before);
  const capped = percentOf(base, modifier.value) !== step.after - step.before;
  const rounded = !capped && !isExact(base, modifier.value);
  return { ...step, modifier, ...(capped && { capped }), ...(rounded && { rounded }) };
}

const added = (rules: readonly Rule[]): PriceStep[] => {
  let after = 0;
  return rules.map(({ value, ...rule }) => {
    const before = after;
    after += value;
    return { before, after, ...rule };
  });
};

/** The rules that made a price, in their order: the parts that the pricing added up, with the sum before and after. */
export function stepsOf(input: EstimateInput, reached: Reached): PriceStep[] {
  const { state, impacts, modifiers } = reached;
  const statePrice = reached.statePrice ?? 0;
  const cap = worstCap(input.answers.map(({ effect }) => effect));
  const caps = input.answers
    .filter(({ effect }) => cap !== undefined && effect.capState === cap)
    .map(({ questionId, label }): Rule => ({
      rule: 'cap',
      label,
      questionId,
      value: 0,
      ...(cap && { state: cap }),
    }));
  const rule = reached.statePrice === undefined ? 'no-price' : 'state';
  const priced: Rule = { rule, label: '', state, value: statePrice };
  const answered = impacts
    .filter(({ kind }) => !pricedByState.has(kind))
    .map((impact) => {
      const own = input.answers.find(
        ({ answerId, questionId }) => answerId === impact.answerId && questionId === impact.questionId,
      );
      const made = impactRule(impact, own, statePrice);
      return made.rule === 'blocks' ? { ...made, value: -statePrice } : made;
    });
  const methods = modifiers.map(({ kind, label, value }): Rule => ({ rule: kind, label, value }));
  return added([...caps, priced, ...answered, ...methods]).map((step) => {
    const kind = step.rule;
    const named = kind === 'transport' || kind === 'payment' || kind === 'bonus';
    return named ? modifierStep(step, input[kind]?.modifier) : step;
  });
}
