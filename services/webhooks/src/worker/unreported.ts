import type { SubscriptionStore } from '@reprise/kernel';

/**
 * The same store, without reports: a webhook's state belongs to its account and is shown there. Among the product's
 * own consumers, a partner who is down would look like a bug of ours.
 */
export const unreported = (store: SubscriptionStore): SubscriptionStore =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'report') return async () => undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
