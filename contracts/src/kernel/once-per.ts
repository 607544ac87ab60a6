/** Languages, currencies and time zones are few; who asks for many others is not remembered for long. */
const mostKept = 500;

/**
 * Keeps what was made for each key, because making it takes much longer than using it: a format of `Intl`, a word's
 * layout.
 *
 * @param make is called once for each key; what it throws is thrown, and not kept.
 * @param most how many are kept; the next one clears them all.
 */
export function oncePer<K extends readonly (string | number)[], V>(
  make: (...key: K) => V,
  most = mostKept,
): (...key: K) => V {
  const kept = new Map<string, V>();
  return (...key) => {
    const name = key.join('\n');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(...key);
    if (kept.size >= most) kept.clear();
    kept.set(name, made);
    return made;
  };
}

/**
 * Keeps what was made of each object as long as the object lives, because the same one comes again and again.
 *
 * @param make is called once for each object, which nobody may change; what it throws is thrown, and not kept.
 */
export function oncePerObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { readonly made: V }>();
  return (key) => {
    const known = kept.get(key) ?? { made: make(key) };
    kept.set(key, known);
    return known.made;
  };
}
