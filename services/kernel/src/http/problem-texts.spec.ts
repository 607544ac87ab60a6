import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '@reprise/contracts/kernel';
import { furtherSentences, problemCodes, type ProblemSentence } from '@reprise/contracts/problems';
import { z } from 'zod';
import { fieldText, fieldTextOf, problemText } from './problem-texts';
import { violationsOf } from './violations';

/** What a sentence may name: our columns, bounds and addresses, and never a person. */
const named = ['columns', 'limit', 'minutes', 'seconds', 'site'];
/** What such a place would hold, to be found again. */
const values = Object.fromEntries(named.map((name) => [name, `<${name}>`]));
const stubOf = (code: string): string => code.replaceAll('-', ' ');

describe.each(locales)('in %s', (locale) => {
  it.each<ProblemSentence>([...problemCodes, ...furtherSentences])(
    '%s has a sentence that is more than its code',
    (code) => {
      const sentence = problemText(locale, code, values);
      expect(sentence).toMatch(/^\p{Lu}.+[.]$/su);
      expect(sentence.toLowerCase()).not.toBe(`${stubOf(code)}.`);
      expect(sentence).not.toMatch(/[{}]|undefined/);
    },
  );
});

it('names nothing in a sentence but what is listed here', () => {
  const folder = join(dirname(require.resolve('@reprise/contracts/problems')), 'locales');
  const places = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/{{(\w+)}}/g)].map(([, name]) => name),
  );
  expect([...new Set(places)].sort()).toEqual(named);
});

it('has a sentence for whatever a schema of the contracts objects to', () => {
  const root = join(dirname(require.resolve('@reprise/contracts/problems')), '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  const codes = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:error|message): '([a-z0-9]+(?:-[a-z0-9]+)+)'/g),
    ].flatMap(([, code]) => code ?? []),
  );
  expect(codes).toContain('not-an-issuer');
  expect(codes.filter((code) => fieldTextOf(code) === undefined)).toEqual([]);
});

it('says of a field what its rule says, with its bound, and keeps the code', () => {
  const schema = z.strictObject({
    name: z.string().max(3),
    tags: z.array(z.string()).min(2),
    mail: z.string().refine(() => false, 'validation.email'),
    pin: z.string().regex(/^\d{6}$/, { error: 'six-digits' }),
    step: z.number().multipleOf(5),
    odd: z.string().refine(() => false, 'no code at all'),
  });
  const raw = { name: 'abcd', tags: [], mail: 'x', pin: '1', step: 3, odd: 'x', more: 1 };
  const { error } = schema.safeParse(raw);
  const said = error ? violationsOf(error, raw) : [];
  expect(said.map((field) => `${field.code}: ${fieldText('en-GB', field)}`)).toEqual([
    'too-long: At most 3 characters.',
    'too-few: Give at least 2 of them.',
    'invalid: Enter an e-mail address such as name@example.com.',
    'invalid-format: Enter six digits.',
    'not-a-multiple: Enter a multiple of 5.',
    'invalid: This value is not valid.',
    'unknown-field: This field is not expected.',
  ]);
});
