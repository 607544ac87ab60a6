const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with each text at the path changed, through arrays on the way; other values stay. */
export function withTextsAt(
  value: unknown,
  path: readonly string[],
  change: (text: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => withTextsAt(each, path, change));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: withTextsAt(value[name], rest, change) };
}
