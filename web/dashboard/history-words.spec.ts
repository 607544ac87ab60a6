import { accountContract } from '@reprise/contracts/organisation';
import { resources } from '@reprise/contracts/resources';
import { z } from 'zod';
import { core, fieldKind } from '../ui/resource/field-kind';
import { isLooked } from '../ui/resource/looked-value';
import { features } from './features';

/** Where the screens of each kind of record take the names of its fields from, for its history too. */
const namespaces: Readonly<Record<string, readonly string[]>> = {
  accounts: ['clients', 'settings'],
  categories: ['categories'],
  circuits: ['circuits'],
  'connector-organizations': ['configurations'],
  'dispatch-circuit-rules': ['circuit-rules'],
  'home-pages': ['home-page'],
  'mail-texts': ['mail-texts'],
  'organization-root-details': ['settings'],
  organizations: ['entities'],
  'payment-modes': ['payment-modes'],
  products: ['products'],
  questions: ['questions'],
  'refurb-diagnosis-questions': ['refurb-questions'],
  'refurb-steps': ['refurb-steps'],
  'resale-prices': ['resale-prices'],
  'shipping-methods': ['shipping-methods'],
  'sso-configurations': ['connectors'],
  stocks: ['stocks'],
  'transfer-order-settings': ['settings'],
  users: ['users'],
  'warehouse-dispatch-rules': ['dispatch'],
  webhooks: ['webhooks'],
  'white-label-configurations': ['settings'],
};
type Words = { field: object; property?: object; value?: Readonly<Record<string, object>> };
const wordsOf = async (namespace: string, language: 'en-GB' | 'fr-FR'): Promise<Words> => {
  const found = features.flatMap(({ locales = {} }) => locales[namespace] ?? []);
  const { default: words } = (await found[0]?.[language]?.()) as { default: Words };
  return words;
};

it.each(resources.map(({ name, schema }) => [name, Object.keys(schema.shape)] as const))(
  'the history of %s has a name for each field',
  async (name, fields) => {
    const places = namespaces[name] ?? [];
    expect(places).not.toEqual([]);
    for (const place of places)
      for (const language of ['en-GB', 'fr-FR'] as const)
        expect(Object.keys((await wordsOf(place, language)).field)).toEqual(expect.arrayContaining(fields));
  },
);

it('the history of a client has a caption for each value that its fields choose among', async () => {
  const { schema } = accountContract;
  for (const place of namespaces['accounts'] ?? [])
    for (const language of ['en-GB', 'fr-FR'] as const) {
      const { value = {} } = await wordsOf(place, language);
      for (const [field, part] of Object.entries(schema.shape)) {
        const kind = fieldKind(part);
        if (kind.kind !== 'choice' && kind.kind !== 'choices') continue;
        expect([place, field, Object.keys(value[field] ?? {})]).toEqual([
          ...[place, field],
          expect.arrayContaining([...kind.values]),
        ]);
      }
    }
});

/** The keys of what is told part by part. */
function partsOf(schema: z.ZodType): readonly string[] {
  const inner = core(schema);
  if (isLooked(fieldKind(inner))) return [];
  if (inner instanceof z.ZodArray) return partsOf(inner.element as z.ZodType);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((each) => partsOf(each as z.ZodType));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, part]) =>
    key === 'id' ? [] : [key, ...partsOf(part as z.ZodType)],
  );
}

it.each(resources.map(({ name, schema }) => [name, Object.values(schema.shape).flatMap(partsOf)] as const))(
  'the history of %s has a name for each part of a field',
  async (name, parts) => {
    for (const place of namespaces[name] ?? [])
      for (const language of ['en-GB', 'fr-FR'] as const) {
        const { field, property = {}, value = {} } = await wordsOf(place, language);
        const known = [field, property, value].flatMap((words) => Object.keys(words));
        expect([place, language, [...new Set(parts)].filter((part) => !known.includes(part))]).toEqual([
          ...[place, language, []],
        ]);
      }
  },
);
