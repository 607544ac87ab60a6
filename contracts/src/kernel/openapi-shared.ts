import { schemaRef, type Json } from './openapi-schemas';

type Schemas = Readonly<Record<string, Json>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Short schemas are easier to read in place. */
const worthSharing = (schema: Json, text: string): boolean =>
  text.length > 200 && ('properties' in schema || 'anyOf' in schema || 'enum' in schema || 'items' in schema);

/** The schemas inside a schema, each with a name derived from its place; `map` replaces them. */
function mapInner(schema: Json, name: string, map: (inner: Json, name: string) => Json): Json {
  const each = (value: unknown, at: string): unknown => (isJson(value) ? map(value, at) : value);
  const mapped = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isJson(value)) {
      const fields = Object.entries(value).map(([field, inner]) => [field, each(inner, name + upper(field))]);
      return [key, Object.fromEntries(fields)];
    }
    if (key === 'items') return [key, each(value, `${name}Item`)];
    if (key === 'additionalProperties') return [key, each(value, `${name}Value`)];
    if (/^(anyOf|oneOf|allOf|prefixItems)$/.test(key) && Array.isArray(value))
      return [key, value.map((inner) => each(inner, name))];
    return [key, value];
  });
  return Object.fromEntries(mapped);
}

/** How often each schema occurs; the content of a repeated schema is counted once. */
function countSchemas(schemas: Schemas): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (schema: Json): Json => {
    const text = JSON.stringify(schema);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    return before > 0 ? schema : mapInner(schema, '', visit);
  };
  Object.values(schemas).forEach(visit);
  return counts;
}

/**
 * Turns schemas that occur more than once into components, named by `titleOf` or else after their first occurrence.
 * @returns the components, and the name of each given schema among them
 */
export function shareSchemas(
  schemas: Schemas,
  titleOf: (name: string) => string | undefined,
): { readonly schemas: Schemas; readonly nameOf: (given: string) => string } {
  const counts = countSchemas(schemas);
  const shared: Record<string, Json> = {};
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(schemas));
  const free = (wanted: string): string => {
    let name = wanted;
    for (let n = 2; taken.has(name); n += 1) name = `${wanted}${n}`;
    taken.add(name);
    return name;
  };
  const share = (schema: Json, place: string): Json => {
    const text = JSON.stringify(schema);
    if ((counts.get(text) ?? 0) < 2 || !worthSharing(schema, text)) return mapInner(schema, place, share);
    const known = names.get(text);
    if (known) return schemaRef(known);
    const name = free(place);
    names.set(text, name);
    shared[name] = mapInner(schema, name, share);
    return schemaRef(name);
  };
  const given = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    const title = counts.get(text) === 1 ? undefined : titleOf(name);
    const own = known ?? (title ? free(title) : name);
    given.set(name, own);
    if (known) continue;
    names.set(text, own);
    shared[own] = mapInner(schema, own, share);
  }
  const nameOf = (name: string): string => given.get(name) ?? name;
  return { schemas: renamed(shared, nameOf), nameOf };
}

/** Updates references between the given schemas to the new names. */
function renamed(schemas: Schemas, nameOf: (given: string) => string): Schemas {
  const follow = (schema: Json): Json => {
    const target =
      typeof schema['$ref'] === 'string' ? /^#\/components\/schemas\/(.+)$/.exec(schema['$ref']) : null;
    return target?.[1] ? { ...schema, ...schemaRef(nameOf(target[1])) } : mapInner(schema, '', follow);
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, follow(schema)]));
}
