import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Many questions asked in one turn of the event loop become one request: a host has some forty consumers with
 * simultaneous heartbeats. Nothing is cached: later questions are asked again.
 * @param load answers all keys at once, with a function that returns the answer for each.
 */
export function gathered<K, V>(load: (keys: readonly K[]) => Promise<(key: K) => V>): (key: K) => Promise<V> {
  let open: { readonly keys: K[]; readonly answer: Promise<(key: K) => V> } | undefined;
  const begin = () => {
    const keys: K[] = [];
    const answer = endOfTurn().then(() => {
      open = undefined;
      return load(keys);
    });
    return { keys, answer };
  };
  return async (key) => {
    open ??= begin();
    const { keys, answer } = open;
    keys.push(key);
    return (await answer)(key);
  };
}
