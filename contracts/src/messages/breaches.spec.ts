import { breachesOf, type BreachKind, type PublishedMessage } from './breaches';
import type { JsonSchema } from './message-schema';

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const order: JsonSchema = {
  type: 'object',
  properties: {
    number: { type: 'string', pattern: '^\\d{13}$' },
    placedAt: { type: 'string', format: 'date-time' },
    state: { type: 'string', 'x-extensible-enum': ['open', 'closed'] },
    note: { ...text, maxLength: 45 },
    amount: whole,
    place: { anyOf: [text, { type: 'null' }] },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { code: text, count: whole }, required: ['code'] },
    },
  },
  required: ['number', 'placedAt', 'state', 'amount'],
};
const promise = (schema: JsonSchema, more: Partial<PublishedMessage> = {}): PublishedMessage => ({
  ...{ name: 'shop.OrderPlaced.v1', topic: 'shop', key: '{account}/{stream}', schema, ...more },
});
const published = promise(order);
type Fields = Record<string, JsonSchema>;
const fields = order['properties'] as Fields;
const withField = (name: string, schema: JsonSchema): JsonSchema => ({
  ...order,
  properties: { ...fields, [name]: schema },
});
const without = (name: string): JsonSchema => ({
  ...order,
  properties: Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name)),
  required: (order['required'] as string[]).filter((each) => each !== name),
});
const found = (schema: JsonSchema) =>
  breachesOf([published], [promise(schema)]).map(({ kind, path }) => `${kind} ${path}`);

describe('a published message', () => {
  const incompatible: [what: string, now: JsonSchema, kind: BreachKind, path: string][] = [
    ['loses a required field', without('amount'), 'field-removed', '/amount'],
    ['loses an optional field', without('note'), 'field-removed', '/note'],
    ['gives a field another type', withField('amount', text), 'type-changed', '/amount'],
    [
      'lets a field be null',
      withField('number', { type: ['string', 'null'], pattern: '^\\d{13}$' }),
      'type-changed',
      '/number',
    ],
    ['lets a whole number be a fraction', withField('amount', { type: 'number' }), 'type-changed', '/amount'],
    [
      'no longer promises a field',
      { ...order, required: ['number', 'placedAt', 'state'] },
      'field-became-optional',
      '/amount',
    ],
    [
      'renames a value',
      withField('state', { type: 'string', 'x-extensible-enum': ['open', 'done'] }),
      'value-removed',
      '/state',
    ],
    [
      'writes a value in another way',
      withField('number', { type: 'string', pattern: '^\\d{8}$' }),
      'constraint-changed',
      '/number pattern',
    ],
    ['forgets the format of a time', withField('placedAt', text), 'constraint-loosened', '/placedAt format'],
    [
      'lets a text be longer',
      withField('note', { ...text, maxLength: 90 }),
      'constraint-loosened',
      '/note maxLength',
    ],
    [
      'lets an amount be negative',
      withField('amount', { type: 'integer', minimum: -1 }),
      'constraint-loosened',
      '/amount minimum',
    ],
    [
      'gives one alternative more',
      withField('place', { anyOf: [text, { type: 'null' }, whole] }),
      'type-changed',
      '/place',
    ],
    [
      'changes what its lists hold',
      withField('lines', {
        type: 'array',
        items: { type: 'object', properties: { code: whole, count: whole }, required: ['code'] },
      }),
      'type-changed',
      '/lines/[]/code',
    ],
  ];
  it.each(incompatible)('breaks its promise when it %s', (_, now, kind, path) => {
    expect(found(now)).toEqual([`${kind} ${path}`]);
  });

  it('breaks its promise when it goes away unannounced, but not after an announcement', () => {
    expect(breachesOf([published], [])).toMatchObject([{ kind: 'message-removed' }]);
    expect(breachesOf([promise(order, { retired: '2027-01-01' })], [])).toEqual([]);
  });

  it('breaks its promise when it moves to another topic or key', () => {
    const moved = breachesOf([published], [promise(order, { topic: 'other', key: '{account}' })]);
    expect(moved.map(({ kind }) => kind)).toEqual(['topic-changed', 'key-changed']);
  });

  const compatible: [what: string, now: JsonSchema][] = [
    ['stays as it is', order],
    ['gains an optional field', withField('colour', text)],
    [
      'gains a field that is always there',
      { ...withField('at', text), required: [...Object.keys(fields), 'at'] },
    ],
    [
      'gains a value of an enumeration',
      withField('state', { type: 'string', 'x-extensible-enum': ['open', 'closed', 'held'] }),
    ],
    ['always has what it had sometimes', { ...order, required: Object.keys(fields) }],
    ['is stricter about a text', withField('note', { ...text, maxLength: 20, pattern: '^\\w+$' })],
    ['has one alternative less', withField('place', text)],
    ['is described in other words', { ...order, title: 'Order', description: 'x', examples: [{}] }],
  ];
  it.each(compatible)('keeps its promise when it %s', (_, now) => expect(found(now)).toEqual([]));

  it('keeps its promise when other messages and versions are added', () => {
    const next = promise(without('amount'), { name: 'shop.OrderPlaced.v2' });
    expect(breachesOf([published], [published, next])).toEqual([]);
  });
});
