import { LeaseLost, type SubscriptionStore } from '@reprise/kernel';

/** The store as seen by a process that dies: after `die` no request is answered, until it is buried. */
export function mortal(store: SubscriptionStore) {
  let bury = (): void => undefined;
  let dead: Promise<void> | undefined;
  const seen = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        if (!dead) return value.apply(target, given) as unknown;
        await dead;
        throw new LeaseLost('dead');
      };
    },
  });
  return {
    store: seen,
    die: () => void (dead = new Promise((resolve) => (bury = resolve))),
    bury: () => bury(),
  };
}
