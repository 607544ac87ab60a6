import type { BuybackCommand } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { buybackDecider, type BuybackState } from '../domain';

/**
 * Which of some commands, sent one after the other, would be refused first; -1 for none. Customers are kept beside the
 * log and before it, so whoever keeps one asks this beforehand: what is refused changes nothing.
 */
export function firstRefused(commands: readonly BuybackCommand[], start: BuybackState): number {
  let state = start;
  for (const [index, command] of commands.entries()) {
    try {
      state = buybackDecider.decide(command, state).reduce(buybackDecider.evolve, state);
    } catch (error) {
      if (error instanceof Refusal) return index;
      throw error;
    }
  }
  return -1;
}
