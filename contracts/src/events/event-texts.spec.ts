import { z } from 'zod';
import { nameOf, tell } from './event-texts';
import { everyCatalogue } from './every-event';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

const schemas: Readonly<Record<string, z.ZodObject>> = Object.assign(
  {},
  ...everyCatalogue.map((each) => each.schemas),
);
type Fact = { name: string; how: string };
function factsIn(sentence: string): Fact[] {
  const found: Fact[] = [];
  const every = new Proxy<Record<string, unknown>>({}, { get: () => 'x' });
  tell(sentence, every, (name, _value, how) => String(found.push({ name, how })));
  const plain = [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => ({ name, how: 'plain' }));
  return [...found, ...plain].sort((a, b) => a.name.localeCompare(b.name));
}
const captions = ['status', 'circuit', 'payment-provider'];
const valuesOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodEnum ? schema.options.map(String) : [];

describe.each([
  ['English', english],
  ['French', french],
])('the sentences of events in %s', (_language, texts) => {
  const sentences = Object.entries<string>(texts.sentence);
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.word;

  it('are one for each event, and none for anything else', () => {
    expect(Object.keys(texts.sentence).sort()).toEqual(Object.keys(schemas).sort());
    expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('name the same facts in each language, and facts that the event holds', () => {
    const others: Readonly<Record<string, string>> = english.sentence;
    for (const [type, sentence] of sentences) {
      const facts = factsIn(sentence);
      expect([type, facts]).toEqual([type, factsIn(others[type] ?? '')]);
      for (const { name } of facts)
        expect([type, Object.keys(schemas[type]?.shape ?? {})]).toContainEqual(
          expect.arrayContaining([name]),
        );
    }
  });

  it('have a word for every value of a fact that is translated', () => {
    for (const [type, sentence] of sentences)
      for (const { name, how } of factsIn(sentence)) {
        expect(['plain', 'money', 'word', ...captions]).toContain(how);
        if (how !== 'word') continue;
        expect(Object.keys(words[name] ?? {})).toEqual(
          expect.arrayContaining([...valuesOf(schemas[type]?.shape[name])]),
        );
      }
  });

  it('have their facts after a colon, so that the part before it is a unique name', () => {
    const names = sentences.map(([, sentence]) => nameOf(sentence));
    expect(names.filter((name) => /{{/.test(name))).toEqual([]);
    expect(names.length).toBe(new Set(names).size);
  });
});

describe('a sentence', () => {
  it('contains its facts, formatted as it specifies', () => {
    const words = (name: string, value: unknown, how: string) => `<${name} ${String(value)} as ${how}>`;
    expect(tell('Paid: {{amount, money}} ({{attempt}})', { amount: 600, attempt: 2 }, words)).toBe(
      'Paid: <amount 600 as money> (2)',
    );
  });

  it('only names the event where a fact is missing', () => {
    expect(tell('Paid: {{amount, money}} ({{attempt}})', { attempt: 2 }, () => 'never')).toBe('Paid');
  });

  it('names the event without its facts', () => {
    expect([nameOf('Paid: {{amount}}'), nameOf('Payé : {{amount}}'), nameOf('Moved')]).toEqual([
      ...['Paid', 'Payé', 'Moved'],
    ]);
  });
});
