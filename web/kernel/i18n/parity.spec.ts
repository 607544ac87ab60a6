import { locales } from '@reprise/contracts/kernel';
import { moduleTypes, roles } from '@reprise/contracts/permissions';
import { furtherSentences, problemCodes } from '@reprise/contracts/problems';
import * as rules from '@reprise/contracts/rules';
import { premiumFeatures } from '@reprise/contracts/permissions';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientProblemCodes } from '../api';

type Texts = { [key: string]: string | Texts };
const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts;
const plural = /_(zero|one|two|few|many|other)$/;

/** Every key with its dots; plural forms differ between languages, so they count as one. */
function keys(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key.replace(plural, '')}`] : keys(value, `${before}${key}.`),
  );
}
function values(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : values(value)));
}
const keySet = (path: string): string[] => [...new Set(keys(read(path)))].sort();
const placeholders = (texts: Texts): string[] =>
  [...new Set(values(texts).flatMap((v) => [...v.matchAll(/{{\s*(\w+)/g)].map((m) => m[1] ?? '')))].sort();

const shared = join(__dirname, 'locales');
const inContracts = join(__dirname, '../../../contracts/src');
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(readdirSync(shared).map((namespace) => [namespace, join(shared, namespace)])),
  enums: join(inContracts, 'words/locales'),
  problems: join(inContracts, 'problems/locales'),
  validation: join(inContracts, 'validation/locales'),
};
const pathOf = (namespace: string, locale: string): string =>
  join(folders[namespace] ?? '', `${locale}.json`);
describe.each(Object.keys(folders))('the shared namespace %s', (namespace) => {
  const path = (locale: string): string => pathOf(namespace, locale);
  it.each(locales)('has the same keys and placeholders in %s as in fr-FR', (locale) => {
    expect(keySet(path(locale))).toEqual(keySet(path('fr-FR')));
    expect(placeholders(read(path(locale)))).toEqual(placeholders(read(path('fr-FR'))));
  });
  it.each(locales)('leaves no text empty in %s', (locale) => {
    expect(values(read(path(locale))).filter((text) => text.trim() === '')).toEqual([]);
  });
});

describe.each(['bulk', 'fields', 'file', 'list-export', 'scan'])(
  'the namespace %s of the dashboard',
  (namespace) => {
    it('has the same keys in French and in English', () => {
      const [french, english] = ['fr-FR', 'en-GB'].map((each) =>
        keySet(join(__dirname, namespace, `${each}.json`)),
      );
      expect(english).toEqual(french);
    });
  },
);

const features = join(__dirname, '../../features');
const hasTexts = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.json'));
const localised = readdirSync(features).filter((name) => hasTexts(join(features, name, 'locales')));
describe.each(localised)('the feature %s', (feature) => {
  const folder = join(features, feature, 'locales');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((f) => f.endsWith('.json'));
  const groups = [...new Set(files.map((file) => file.replace(/[\w-]+\.json$/, '')))];
  it.each(groups)(
    'has the same French and English keys, and the same in every other language it has (%s)',
    (group) => {
      const spoken = files.filter((file) => file.replace(/[\w-]+\.json$/, '') === group);
      expect(spoken).toEqual(expect.arrayContaining([`${group}fr-FR.json`, `${group}en-GB.json`]));
      for (const file of spoken)
        expect(keySet(join(folder, file))).toEqual(keySet(join(folder, `${group}fr-FR.json`)));
    },
  );
});

describe('every wire value has a text', () => {
  const words = (namespace: string): string[] => keys(read(pathOf(namespace, 'fr-FR')));
  const captions: Record<string, readonly string[]> = {
    status: [
      ...rules.buybackStatuses,
      ...rules.itemStatuses,
      ...rules.paymentStatuses,
      ...rules.deliveryStatuses,
    ],
    circuit: rules.circuits,
    deposit: rules.deposits,
    channel: rules.channels,
    'payment-type': rules.paymentTypes,
    'payment-provider': rules.paymentProviders,
    'product-state': rules.productStates,
    'identification-type': rules.identificationTypes,
    'organisation-type': rules.organisationTypes,
    'active-status': rules.activeStatuses,
    instruction: rules.circuitInstructionTypes,
    'log-action': rules.logActions,
    role: roles,
    module: moduleTypes,
    premium: premiumFeatures,
  };
  it('each problem code, and no unknown code', () => {
    expect(words('problems').sort()).toEqual(
      [...problemCodes, ...furtherSentences, ...clientProblemCodes].sort(),
    );
  });
  it.each(Object.entries(captions))('each %s', (group, wire) => {
    expect(words('enums')).toEqual(expect.arrayContaining(wire.map((value) => `${group}.${value}`)));
  });
});
