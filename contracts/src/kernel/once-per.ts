/** Languages, currencies and time zones are few; who asks for others is not remembered for long. */
const mostKept = 500;

/**
 * Keeps what was made for each key: a format of `Intl` takes longer to make than to use, some ten to a hundred times.
 *
 * @param make is called once for each key; what it throws is thrown, and not kept.
 */
export function oncePer<K extends readonly string[], V>(make: (...key: K) => V): (...key: K) => V {
  const kept = new Map<string, V>();
  return (...key) => {
    const name = key.join('\n');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(...key);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, made);
    return made;
  };
}
