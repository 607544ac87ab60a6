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
