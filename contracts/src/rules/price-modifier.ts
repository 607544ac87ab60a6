import { percentOf } from '../kernel/money';
import type { EstimateInput, PriceModifier, PricePart } from './price.parts';

/**
 * What a modifier adds to `base` (both in minor units). A percentage is rounded to the cent and cannot exceed the
 * base plus the capped amount; a fixed modifier adds its value, in cents (customer journey §5). A malus is capped
 * in the same way: its cap has the sign of the percentage (back office §5).
 */
function modifierValue(base: number, modifier: PriceModifier): Pick<PricePart, 'value' | 'uncapped'> {
  if (modifier.type === 'fixed') return { value: modifier.value };
  const change = percentOf(base, modifier.value);
  const cap = modifier.capped_amount;
  if (cap === undefined || cap === null) return { value: change };
  const value = change < 0 ? Math.max(change, cap) : Math.min(change, cap);
  return value === change ? { value } : { value, uncapped: change };
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
    if (!choice) continue;
    const part = modifierValue(Math.max(0, running), choice.modifier);
    if (part.value !== 0) parts.push({ kind, label: choice.label, ...part });
    running += part.value;
  }
  if (running < 0) parts.push({ kind: 'floor', label: '', value: -running });
  return parts;
}
