/**
 * booting: waits for the lease or reads its checkpoint · active: runs · paused: by an operator · error: the last
 * attempt failed, another follows · failed: gave up, waits for `restart` · detached: not run here.
 */
export const subscriptionStates = ['booting', 'active', 'paused', 'error', 'failed', 'detached'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

const transitions: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  detached: ['booting'],
  booting: ['active', 'paused', 'error', 'failed', 'detached'],
  active: ['booting', 'paused', 'error', 'failed', 'detached'],
  paused: ['booting', 'detached'],
  error: ['booting', 'active', 'paused', 'failed', 'detached'],
  failed: ['booting', 'paused', 'detached'],
};

export const mayBecome = (from: SubscriptionState, to: SubscriptionState): boolean =>
  transitions[from].includes(to);

/** @throws RangeError for a transition that is not in the table. */
export function transition(from: SubscriptionState, to: SubscriptionState): SubscriptionState {
  if (!mayBecome(from, to)) throw new RangeError(`a subscription cannot go from ${from} to ${to}`);
  return to;
}
