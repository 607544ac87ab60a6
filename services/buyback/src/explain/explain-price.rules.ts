import type { Control, ExplainedPrice, ExplainedStep, Priced, RuleSource } from '@reprise/contracts/buyback';
import { choicesIn, diagnose, type ChosenAnswer, type Diagnostic } from '@reprise/contracts/catalogue';
import type { AbsorptionRule, PriceStep } from '@reprise/contracts/rules';

/** What a price was made of when it was made. */
export type PricedStage = Pick<ExplainedPrice, 'stage' | 'at' | 'diagnosticId'> & {
  readonly answers: readonly ChosenAnswer[];
  readonly price: Priced;
  readonly methodId: string | undefined;
  readonly modeId: string;
  readonly control?: Control;
};

const holders = { transport: 'shipping-method', payment: 'payment-mode', bonus: 'payment-mode' } as const;

function sourceOf({ rule, questionId }: PriceStep, diagnostic: Diagnostic, stage: PricedStage): RuleSource {
  const of = (kind: RuleSource['of'], id: string): RuleSource => {
    const revision = diagnostic.revisions?.[id];
    return { of: kind, id, ...(revision === undefined ? {} : { revision }) };
  };
  if (questionId) return of('question', questionId);
  if (rule === 'transport') return of(holders[rule], stage.methodId ?? '');
  if (rule === 'payment' || rule === 'bonus') return of(holders[rule], stage.modeId);
  return of('product', diagnostic.product.id);
}

/** The lines of the receipt as steps: all that is known of a price whose rules are gone. */
function receiptSteps({ lines }: Priced): ExplainedStep[] {
  let after = 0;
  return lines.map(({ kind, label, value }) => {
    const before = after;
    after += value;
    return { rule: kind === 'base' || kind === 'best' ? 'state' : kind, label, before, after };
  });
}

function ruleSteps(stage: PricedStage, diagnostic: Diagnostic): ExplainedStep[] | undefined {
  const known = new Map(diagnostic.questions.map(({ id, answers }) => [id, answers]));
  const complete =
    known.size === stage.answers.length &&
    stage.answers.every(({ questionId, answerId }) =>
      known.get(questionId)?.some(({ id }) => id === answerId),
    );
  if (!complete) return undefined;
  const { priced, steps } = diagnose(diagnostic, stage.answers, choicesIn(diagnostic, stage));
  if (priced.total !== stage.price.total) return undefined;
  return steps.map((step) => ({ ...step, source: sourceOf(step, diagnostic, stage) }));
}

function settingSteps(total: number, { settings, product, accountId }: Diagnostic): ExplainedStep[] {
  const stays = { label: '', before: total, after: total };
  const zero = { ...stays, rule: 'zero-allowed', source: { of: 'product', id: product.id } } as const;
  const source = { of: 'settings', id: accountId } as const;
  const minimum = { ...stays, rule: 'cart-minimum', minimum: settings.cartMinValue, source } as const;
  return [...(total === 0 ? [zero] : []), ...(settings.cartMinValue > 0 ? [minimum] : [])];
}

/** A price in its rules, told by the pricing itself; by its receipt where the rules no longer give that price. */
export function explainStage(stage: PricedStage, diagnostic: Diagnostic): ExplainedPrice {
  const rules = ruleSteps(stage, diagnostic);
  const { stage: name, at, diagnosticId, price } = stage;
  const told = rules ? ('rules' as const) : ('receipt' as const);
  const settled = name === 'declared' ? settingSteps(price.total, diagnostic) : [];
  const steps = [...(rules ?? receiptSteps(price)), ...settled];
  return { stage: name, at, diagnosticId, told, total: price.total, steps };
}

/** What the test means for the price that was promised (domain §2, the control rows). */
export function controlStep(
  { outcome, price }: Control,
  declared: number,
  categoryId: string,
  rule: AbsorptionRule,
): ExplainedStep {
  const after = outcome === 'lower' ? price.total : declared;
  const step = { rule: outcome, label: '', before: price.total, after } as const;
  const source = { of: 'category', id: categoryId } as const;
  return outcome === 'absorbed' || outcome === 'lower' ? { ...step, absorption: rule, source } : step;
}
