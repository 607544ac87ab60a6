import { listBuybacks } from '@reprise/contracts/buyback';
import { captionGroupOf, fieldAt, pathsOf, referencesOf, unwrapped } from '@reprise/contracts/kernel';
import { listItems } from '@reprise/contracts/item';
import { listPayments } from '@reprise/contracts/payment';
import { choicesOf } from '@reprise/contracts/resources';
import { z } from 'zod';
import enums from '@reprise/contracts/words/en-GB.json';
import english from './fields/en-GB.json';
import french from './fields/fr-FR.json';

const lists = { listBuybacks, listItems, listPayments };
/** Ids that no screen shows, drawings, addresses and keys of files, and texts that stand for the field beside them. */
const wordless = /(^|\.)id$|(Id|Link|Key|Image|Drawing|Translations)$/;
const plain = ['currency', 'locale'];

const at = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((found, step) => (Object(found) as Record<string, unknown>)[step], texts);
const isSpoken = (key: string): boolean =>
  [english, french].every((texts) => typeof at(texts, key) === 'string' && at(texts, key) !== '');

describe.each(Object.entries(lists))('the rows of %s', (_name, { reply: row = z.never(), list }) => {
  const fields = pathsOf(row).flatMap((path) => {
    const schema = fieldAt(row, path);
    return schema ? [{ path, schema, names: referencesOf(schema)[0]?.reference }] : [];
  });
  it('have a label for each of their fields', () => {
    const named = fields.filter(({ path, names }) => names || !wordless.test(path));
    expect(named.map(({ path }) => path).filter((path) => !isSpoken(path))).toEqual([]);
  });

  it('have a label for each fixed value', () => {
    const silent = fields.flatMap(({ path, schema }) => {
      const values = unwrapped(schema);
      if (!(values instanceof z.ZodEnum) || plain.includes(path) || wordless.test(path)) return [];
      const group = captionGroupOf(values);
      const keys = values.options.map((value) => `${group ?? `value.${path}`}.${value}`);
      return keys.filter((key) => (group ? typeof at(enums, key) !== 'string' : !isSpoken(key)));
    });
    expect(silent).toEqual([]);
  });

  it('are filtered on screen by fields that the server compares, and references by existing lists', () => {
    const compared = [...(list?.filters ?? []), ...(list?.ranges ?? [])];
    expect(compared).toEqual(expect.arrayContaining([...(list?.shown ?? [])]));
    for (const { names } of fields) {
      if (!names) continue;
      const { list: asked, query } = choicesOf(names);
      expect(asked.list?.filters).toEqual(expect.arrayContaining(Object.keys(query)));
    }
  });
});

it('labels the same fields in both languages', () => {
  const keys = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keys(value, `${before}${key}.`) : [`${before}${key}`],
    );
  expect(keys(english).sort()).toEqual(keys(french).sort());
});
