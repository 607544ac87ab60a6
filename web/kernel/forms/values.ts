export type FormValues = Readonly<Record<string, unknown>>;

/** Nested names are dotted; each level is copied, so that the values stay immutable. */
export function setAt(values: FormValues, name: string, value: unknown): FormValues {
  const [head = '', ...rest] = name.split('.');
  const inner = () => setAt((values[head] ?? {}) as FormValues, rest.join('.'), value);
  const next = { [head]: rest.length === 0 ? value : inner() };
  return Array.isArray(values) ? Object.assign([...values], next) : { ...values, ...next };
}
export const getAt = (values: FormValues, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (v, key) => (typeof v === 'object' && v !== null ? Reflect.get(v, key) : undefined),
      values,
    );

/** Absent, null and an empty text are equal: nothing was filled in. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** Every field that differs from what it was. */
export function changedNames(values: FormValues, before: FormValues): string[] {
  const names = new Set([...Object.keys(values), ...Object.keys(before)]);
  return [...names].filter((name) => !sameValue(values[name], before[name]));
}
