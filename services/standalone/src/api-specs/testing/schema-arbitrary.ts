import fc, { type Arbitrary } from 'fast-check';

export type Schema = Readonly<Record<string, unknown>>;
/** Where values come from: the document, what exists, and whether fields that may be left out are. */
export type Source = {
  readonly resolve: (reference: string) => Schema;
  readonly real: (schema: Schema, field?: string) => Arbitrary<unknown> | undefined;
  readonly least?: boolean;
  /** Whether there is a value of just this name. */
  readonly known: (field: string) => boolean;
};

const deepest = 5;
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  // Not all that RFC 5322 allows: mailboxes as people have them.
  email: fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.test$/),
  uri: fc.webUrl(),
  date: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((day) => day.toISOString()),
};
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Math.abs(value) < 2 ** 31 ? value : otherwise;
const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : []);

function text({ format, pattern, minLength, maxLength }: Schema): Arbitrary<string> {
  const known = formats[String(format)];
  if (known) return known;
  const min = numberOf(minLength, 0);
  if (typeof pattern === 'string') {
    const most = numberOf(maxLength, Number.POSITIVE_INFINITY);
    return fc
      .stringMatching(new RegExp(pattern, 'u'))
      .filter(({ length }) => length >= min && length <= most);
  }
  const max = numberOf(maxLength, 40);
  return fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max, 40)) });
}

function amount(schema: Schema, whole: boolean): Arbitrary<number> {
  const min = numberOf(schema['minimum'], numberOf(schema['exclusiveMinimum'], -1000) + 1);
  const max = numberOf(
    schema['maximum'],
    Math.max(min + 1, numberOf(schema['exclusiveMaximum'], min + 2000) - 1),
  );
  return whole
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

/** Values that a JSON schema allows: of the part of the language in which our endpoints are described. */
export function valuesOf(schema: Schema, source: Source, depth = 0): Arbitrary<unknown> {
  const inner = (part: Schema): Arbitrary<unknown> => valuesOf(part, source, depth + 1);
  const real = source.real(schema);
  if (real) return real;
  if (typeof schema['$ref'] === 'string') return inner(source.resolve(schema['$ref']));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  const several = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (several.length > 0)
    return depth > deepest ? inner(several.at(-1) ?? {}) : fc.oneof(...several.map(inner));
  switch (schema['type']) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return amount(schema, schema['type'] === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrays(schema, inner, depth);
    case 'object':
      return objects(schema, inner, source);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function arrays(
  schema: Schema,
  inner: (part: Schema) => Arbitrary<unknown>,
  depth: number,
): Arbitrary<unknown> {
  const [minLength, most] = [numberOf(schema['minItems'], 0), numberOf(schema['maxItems'], 3)];
  const maxLength = Math.max(minLength, Math.min(most, depth > deepest ? 0 : 3));
  const list = schema['uniqueItems'] === true ? fc.uniqueArray : fc.array;
  return list(inner((schema['items'] ?? {}) as Schema), { minLength, maxLength });
}

function objects(
  schema: Schema,
  inner: (part: Schema) => Arbitrary<unknown>,
  { real, least }: Source,
): Arbitrary<unknown> {
  const requiredKeys = (schema['required'] ?? []) as string[];
  const all = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const fields = least ? all.filter(([name]) => requiredKeys.includes(name)) : all;
  const model = Object.fromEntries(fields.map(([name, part]) => [name, real(part, name) ?? inner(part)]));
  return fc.record(model, { requiredKeys });
}
