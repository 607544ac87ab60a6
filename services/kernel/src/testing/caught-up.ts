import type { SubscriptionEngine, SubscriptionStore } from '../subscription';

/** Whether all that was appended has been worked off: nothing is unread, and what waits has failed before. */
export async function caughtUp(
  engine: Pick<SubscriptionEngine, 'status'>,
  store: Pick<SubscriptionStore, 'parkedKeys'>,
): Promise<boolean> {
  const all = await engine.status();
  if (all.some(({ lag }) => lag.events > 0)) return false;
  const waiting = await Promise.all(all.map(({ consumer }) => store.parkedKeys(consumer)));
  return waiting.flat().every(({ status, attempts }) => status === 'parked' || attempts > 0);
}
