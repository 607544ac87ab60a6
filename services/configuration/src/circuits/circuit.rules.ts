import type { CircuitInput } from '@reprise/contracts/configuration';
import type { ProblemCode } from '@reprise/contracts/problems';
import { circuitRule, type Circuit } from '@reprise/contracts/rules';

export type CircuitFacts = {
  /** The account's currently active circuits. */
  readonly active: readonly Circuit[];
  /** The account has a web address. */
  readonly hasWebUrl: boolean;
  /** Some category still uses this circuit. */
  readonly used: boolean;
};

/** "Only one store drop circuit can be active" (back office §5): with or without labels. */
const storeDrops: readonly Circuit[] = ['store_drop', 'store_drop_label'];

/** Why a circuit cannot be activated or deactivated; undefined if it can (back office §5 "Circuit and dispatch"). */
export function circuitFault(
  next: Pick<CircuitInput, 'name' | 'active'>,
  wasActive: boolean,
  facts: CircuitFacts,
): ProblemCode | undefined {
  if (next.active === wasActive) return undefined;
  const others = facts.active.filter((name) => name !== next.name);
  if (!next.active) {
    if (facts.used) return 'circuit-still-used';
    return next.name === 'store_drop' && others.includes('web_drop')
      ? 'web-drop-needs-store-drop'
      : undefined;
  }
  if (circuitRule(next.name).channel === 'web' && !facts.hasWebUrl) return 'web-channel-needs-url';
  if (storeDrops.includes(next.name) && facts.active.some((name) => storeDrops.includes(name)))
    return 'store-drop-already-active';
  return next.name === 'web_drop' && !others.includes('store_drop') ? 'web-drop-needs-store-drop' : undefined;
}
