type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

const formats: Readonly<Record<string, string>> = {
  uuid: '0190a0b0-1111-7111-8111-000000000001',
  'date-time': '2026-01-05T09:00:00.000Z',
  date: '2026-01-05',
};

/** A value allowed by one of our JSON Schemas, including optional fields. `fields` is added to every object in it. */
export function sampleOf(schema: Schema, fields: Readonly<Record<string, unknown>> = {}): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(first, fields);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const own = Object.entries(schema.properties).map(([name, value]) => [name, sampleOf(value, fields)]);
    return { ...fields, ...Object.fromEntries(own) };
  }
  // A map from what is not known here, a language for example.
  if (schema.type === 'object') return {};
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, fields)] : [];
  if (schema.type === 'string')
    return formats[schema.format ?? ''] ?? (schema.pattern ? '1234567890123' : 'x');
  return schema.type === 'boolean' ? true : 12;
}
