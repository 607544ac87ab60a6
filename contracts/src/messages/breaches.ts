import type { JsonSchema } from './message-schema';

/** A message as promised to partners. */
export type PublishedMessage = {
  readonly name: string;
  /** Kafka topic. */
  readonly topic: string;
  /** Pattern of the key by which messages are ordered. */
  readonly key: string;
  readonly schema: JsonSchema;
  /** ISO date, announced beforehand, from which the message is no longer sent; it may then be absent. */
  readonly retired?: string;
};
export type BreachKind =
  | 'message-removed'
  | 'topic-changed'
  | 'key-changed'
  | 'field-removed'
  | 'field-became-optional'
  | 'value-removed'
  | 'type-changed'
  | 'constraint-loosened'
  | 'constraint-changed';
export type Breach = { readonly message: string; readonly path: string; readonly kind: BreachKind };
type Found = Omit<Breach, 'message'>;

const annotations = new Set(['$id', '$schema', '$comment', 'title', 'description', 'examples', 'default']);
const structural = new Set([
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'type',
  'x-extensible-enum',
]);
/** Upper and lower bounds: widening them allows values that were never sent before. */
const upper = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const record = (value: unknown): Readonly<Record<string, JsonSchema>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, JsonSchema>)
    : {};

/** Every type sent now must have been allowed before; `integer` is a `number`. */
function typesFit(before: JsonSchema, now: JsonSchema): boolean {
  const known = list(before['type']);
  if (known.length === 0) return true;
  const sent = list(now['type']);
  return (
    sent.length > 0 &&
    sent.every((type) => known.includes(type) || (type === 'integer' && known.includes('number')))
  );
}

function keywordBreach(keyword: string, before: unknown, now: unknown): BreachKind | undefined {
  if (before === undefined || same(before, now)) return undefined;
  if (now === undefined) return 'constraint-loosened';
  if (upper.has(keyword)) return Number(now) > Number(before) ? 'constraint-loosened' : undefined;
  if (lower.has(keyword)) return Number(now) < Number(before) ? 'constraint-loosened' : undefined;
  return 'constraint-changed';
}

function fieldBreaches(before: JsonSchema, now: JsonSchema, path: string): Found[] {
  const [known, sent] = [record(before['properties']), record(now['properties'])];
  const required = list(now['required']);
  return Object.entries(known).flatMap(([name, schema]): Found[] => {
    const place = `${path}/${name}`;
    const field = sent[name];
    if (!field) return [{ path: place, kind: 'field-removed' }];
    const optional = list(before['required']).includes(name) && !required.includes(name);
    return [
      ...(optional ? [{ path: place, kind: 'field-became-optional' } as const] : []),
      ...schemaBreaches(schema, field, place),
    ];
  });
}

function alternativeBreaches(before: JsonSchema, now: JsonSchema, path: string): Found[] {
  const known = list(before['anyOf'] ?? before['oneOf']).map(record);
  if (known.length === 0) return [];
  const others = list(now['anyOf'] ?? now['oneOf']).map(record);
  const sent = others.length > 0 ? others : [now];
  const fits = (each: JsonSchema): boolean =>
    known.some((one) => schemaBreaches(one, each, path).length === 0);
  return sent.every(fits) ? [] : [{ path, kind: 'type-changed' }];
}

function schemaBreaches(before: JsonSchema, now: JsonSchema, path: string): Found[] {
  if (!typesFit(before, now)) return [{ path, kind: 'type-changed' }];
  const values = list(now['x-extensible-enum']);
  const gone = list(before['x-extensible-enum']).some((value) => !values.includes(value));
  const keywords = Object.keys(before).filter((each) => !annotations.has(each) && !structural.has(each));
  return [
    ...(gone ? [{ path, kind: 'value-removed' } as const] : []),
    ...keywords.flatMap((keyword): Found[] => {
      const kind = keywordBreach(keyword, before[keyword], now[keyword]);
      return kind ? [{ path: `${path} ${keyword}`, kind }] : [];
    }),
    ...fieldBreaches(before, now, path),
    ...(before['items'] === undefined
      ? []
      : schemaBreaches(record(before['items']), record(now['items']), `${path}/[]`)),
    ...alternativeBreaches(before, now, path),
  ];
}

/**
 * What would break a partner who was promised `published` and now receives `current`. Everything sent now must have
 * been possible before: a field never disappears, loosens or changes its type. New fields, new enumeration values,
 * new messages and stricter constraints are no breach: partners ignore fields and messages that they do not know,
 * and treat an unknown value as "something else".
 */
export function breachesOf(
  published: readonly PublishedMessage[],
  current: readonly PublishedMessage[],
): readonly Breach[] {
  const sent = new Map(current.map((message) => [message.name, message]));
  return published.flatMap((before): Breach[] => {
    const { name: message } = before;
    const now = sent.get(message);
    if (!now) return before.retired ? [] : [{ message, path: '', kind: 'message-removed' }];
    const moved: Found[] = [
      ...(before.topic === now.topic ? [] : [{ path: 'topic', kind: 'topic-changed' } as const]),
      ...(before.key === now.key ? [] : [{ path: 'key', kind: 'key-changed' } as const]),
    ];
    return [...moved, ...schemaBreaches(before.schema, now.schema, '')].map((each) => ({ message, ...each }));
  });
}
