import { backOffMs, isEngineAway, messageOf, type BackOff, type KernelLogger } from '@reprise/kernel';
import type { EngineWatch } from '../health';

const backOff: BackOff = { firstMs: 500, maxMs: 10_000, tries: Number.POSITIVE_INFINITY };
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Starts once every required engine answers, and again if one becomes unavailable during the start. @returns
 * undefined if the watch was stopped first. @throws any error other than an unavailable engine.
 */
export async function untilServed<T>(
  watch: EngineWatch,
  logger: KernelLogger,
  begin: () => Promise<T>,
): Promise<T | undefined> {
  for (let attempt = 1; await watch.ready(); attempt += 1) {
    try {
      return await begin();
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      logger.warn({ attempt, error: messageOf(error) }, 'an engine became unavailable during the start');
      await pause(backOffMs(backOff, attempt, Math.random));
    }
  }
  return undefined;
}
