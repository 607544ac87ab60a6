import type { BuybackCommand } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { buybackDecider, type BuybackState } from '../domain';

/**
 * Which of some consecutive commands would be refused first; -1 for none. Customers are stored outside the log and
 * before it, so callers that store one check this first: a refused command changes nothing.
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
