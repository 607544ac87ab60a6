import { absorptionRuleSchema, type AbsorptionRule } from '../rules';
import type { Diagnostic } from './diagnostic.rows';

/** The category's rule in the form used by the control; a category without values absorbs nothing. */
export function absorptionRule({
  absorptionType,
  absorptionValue,
  absorptionMax,
}: Diagnostic['category']): AbsorptionRule {
  const maxAmount = absorptionMax ?? undefined;
  const parsed = absorptionRuleSchema.safeParse(
    absorptionType === 'none' || absorptionValue === null
      ? { type: 'none' }
      : { type: absorptionType, absorptionValue, ...(maxAmount === undefined ? {} : { maxAmount }) },
  );
  return parsed.success ? parsed.data : { type: 'none' };
}
