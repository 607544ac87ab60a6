export type FormValues = Readonly<Record<string, unknown>>;

/** Nested names are dotted; each level is copied, so that the values stay immutable. */
export function setAt(values: FormValues, name: string, value: unknown): FormValues {
  const [head = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...values, [head]: value };
  const inner = (values[head] ?? {}) as FormValues;
  return { ...values, [head]: setAt(inner, rest.join('.'), value) };
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
