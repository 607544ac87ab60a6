import { resources } from '@reprise/contracts/resources';
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
const wordsOf = async (namespace: string, language: 'en-GB' | 'fr-FR'): Promise<object> => {
  const found = features.flatMap(({ locales = {} }) => locales[namespace] ?? []);
  const { default: words } = (await found[0]?.[language]?.()) as { default: { field: object } };
  return words.field;
};

it.each(resources.map(({ name, schema }) => [name, Object.keys(schema.shape)] as const))(
  'the history of %s has a name for each field',
  async (name, fields) => {
    const places = namespaces[name] ?? [];
    expect(places).not.toEqual([]);
    for (const place of places)
      for (const language of ['en-GB', 'fr-FR'] as const)
        expect(Object.keys(await wordsOf(place, language))).toEqual(expect.arrayContaining(fields));
  },
);
