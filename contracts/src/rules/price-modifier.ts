import { percentOf } from '../kernel/money';
import type { EstimateInput, PriceModifier, PricePart } from './price.parts';

/**
 * What a modifier adds to `base` (both in minor units). A percentage is rounded to the cent and cannot exceed the
 * base plus the capped amount; a fixed modifier adds its value, in cents (customer journey §5). A malus is capped
 * in the same way: its cap has the sign of the percentage (back office §5).
 */
function modifierValue(base: number, modifier: PriceModifier): number {
  if (modifier.type === 'fixed') return modifier.value;
  const change = percentOf(base, modifier.value);
  const cap = modifier.capped_amount;
  if (cap === undefined || cap === null) return change;
  return change < 0 ? Math.max(change, cap) : Math.min(change, cap);
}

const order = ['transport', 'payment', 'bonus'] as const;

/** The modifiers in order, then whatever is needed to stay at or above zero. `subtotal` in minor units. */
export function modifierParts(
  subtotal: number,
  chosen: Pick<EstimateInput, (typeof order)[number]>,
): PricePart[] {
  const parts: PricePart[] = [];
  let running = subtotal;
  for (const kind of order) {
    const choice = chosen[kind];
    const value = choice ? modifierValue(Math.max(0, running), choice.modifier) : 0;
    if (choice && value !== 0) parts.push({ kind, label: choice.label, value });
    running += value;
  }
  if (running < 0) parts.push({ kind: 'floor', label: '', value: -running });
  return parts;
}
