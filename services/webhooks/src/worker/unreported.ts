import type { SubscriptionStore } from '@reprise/kernel';

/**
 * The same store, to which nothing is reported: how a webhook does is its account's business and shown there. Among the
 * product's own consumers a partner who is away would look like a fault of ours.
 */
export const unreported = (store: SubscriptionStore): SubscriptionStore =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'report') return async () => undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
