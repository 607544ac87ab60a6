import { z } from 'zod';
import { propertyPath, violationsOf } from './violations';

const codes = (schema: z.ZodType, raw: unknown): (readonly [string, string])[] => {
  const result = schema.safeParse(raw);
  if (result.success) return [];
  return violationsOf(result.error, raw).map(({ propertyPath: path, code }) => [path, code] as const);
};

describe('violations', () => {
  it('name fields in the style of API Platform', () => {
    expect(propertyPath(['answers', 1, 'label'])).toBe('answers[1].label');
    expect(propertyPath([])).toBe('');
    expect(propertyPath([0, 'a'])).toBe('[0].a');
  });

  it('have a stable code for each kind of error', () => {
    const schema = z.strictObject({
      name: z.string().min(2).max(3),
      count: z.int().min(1).max(9),
      tags: z.array(z.string()).min(1).max(2),
      mail: z.email(),
      kind: z.enum(['a', 'b']),
      rule: z.string().refine((text) => text === 'x', { error: 'rule-broken' }),
    });
    expect(codes(schema, {})).toEqual(
      ['name', 'count', 'tags', 'mail', 'kind', 'rule'].map((path) => [path, 'required']),
    );
    expect(
      codes(schema, { name: 'a', count: 0, tags: [], mail: 'x', kind: 'c', rule: 'y', more: 1 }),
    ).toEqual([
      ['name', 'too-short'],
      ['count', 'too-small'],
      ['tags', 'too-few'],
      ['mail', 'invalid-format'],
      ['kind', 'not-a-choice'],
      ['rule', 'rule-broken'],
      ['more', 'unknown-field'],
    ]);
    expect(
      codes(schema, { name: 'abcd', count: 10, tags: ['1', '2', '3'], mail: 'a@b.fr', kind: 'a', rule: 'x' }),
    ).toEqual([
      ['name', 'too-long'],
      ['count', 'too-big'],
      ['tags', 'too-many'],
    ]);
    expect(codes(schema, 'text')).toEqual([['', 'wrong-type']]);
  });

  it('say of an empty text that it is required, as the screens do', () => {
    const schema = z.object({ name: z.string().trim().min(1), mail: z.email(), note: z.string().min(2) });
    expect(codes(schema, { name: '  ', mail: '', note: '' })).toEqual([
      ['name', 'required'],
      ['mail', 'required'],
      ['note', 'required'],
    ]);
  });
});
