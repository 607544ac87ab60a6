import fc from 'fast-check';
import { absorptionTypes } from '../catalogue';
import { locales } from '../kernel';
import { circuits, grades, isEan, productDrawings, productStates } from '../rules';
import type { CategoryRecord } from './category-file.rules';
import type { ProductRecord } from './product-file.rules';
import type { QuestionRecord } from './question-file.rules';

/** What people paste into fields, and what spreadsheets make of it. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '=1+1',
    '-12',
    '@sum',
    "'=x",
    "''",
    '+33 6',
    'a;b',
    '"q"',
    'deux\nlignes',
    '📱🇫🇷',
    'é;à,"',
    '-',
  ),
);
const text = (min: number, max: number) =>
  nasty.map((value) => value.trim()).filter((value) => [...value].length >= min && [...value].length <= max);
const plain = (min: number, max: number) => text(min, max).filter((value) => !/<[a-z!/?]/i.test(value));
const slug = fc.stringMatching(/^[a-z0-9_-]{2,20}$/);
const size = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null });
const price = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined });
const picture = fc.option(fc.constant('/api/pictures/0a.png'), { nil: null });
const optionalId = fc.option(fc.uuid(), { nil: undefined });
const percent = fc.double({ min: -100, max: 100, noNaN: true }).map((value) => value + 0);
/** As parsed records are: without keys that hold nothing. */
const defined = <R extends object>(record: fc.Arbitrary<R>): fc.Arbitrary<R> =>
  record.map((each) => JSON.parse(JSON.stringify(each)) as R);
const byKey = <K extends string, V>(keys: readonly K[], value: fc.Arbitrary<V>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, fc.Arbitrary<V>>);
const inEach = (texts: fc.Arbitrary<string>) => byKey(locales, fc.option(texts, { nil: undefined }));
const translated = (min: number) => inEach(text(min, 255));

export const productRecords: fc.Arbitrary<ProductRecord> = defined(
  fc.record({
    ...{ id: optionalId, label: text(2, 255), brand: text(1, 255), model: text(0, 255) },
    ...{
      reference: text(0, 255),
      ean: fc.constantFrom(null, '4006381333931', '96385074').filter(isEanOrNull),
    },
    tacCodes: fc.array(fc.stringMatching(/^\d{8}$/), { maxLength: 5 }),
    labelTranslations: translated(2),
    ...{ category: slug, secondaryCategories: fc.array(slug, { maxLength: 4 }), comment: text(0, 500) },
    ...{ height: size, length: size, width: size, weight: size, image: picture, hdImage: picture },
    status: fc.constantFrom('draft' as const, 'published' as const),
    buybackPrice: byKey(productStates, price),
    ...{ isCollectingIMEI: fc.boolean(), simple: fc.boolean(), buybackZeroNotAllowed: fc.boolean() },
  }),
);
function isEanOrNull(ean: string | null): boolean {
  return ean === null || isEan(ean);
}

const absorption = fc.oneof(
  fc.constant({ absorptionType: absorptionTypes[0], absorptionValue: null }),
  fc.record({
    absorptionType: fc.constantFrom(...(['percentage_declared', 'percentage_controlled'] as const)),
    absorptionValue: percent.map(Math.abs),
  }),
  fc.record({ absorptionType: fc.constant('value' as const), absorptionValue: fc.nat({ max: 10_000_000 }) }),
);
export const categoryRecords: fc.Arbitrary<CategoryRecord> = defined(
  fc
    .tuple(
      fc.record({
        ...{ id: optionalId, name: text(2, 255), identifier: slug, parent: fc.option(slug, { nil: null }) },
        ...{ nameTranslations: translated(2), descriptionTranslations: translated(1) },
        ...{ buyerAccountId: fc.option(fc.uuid(), { nil: undefined }), buyer: optionalId },
        circuits: fc.uniqueArray(fc.constantFrom(...circuits), { maxLength: 7 }),
        warehouses: fc.array(fc.stringMatching(/^[A-Z0-9-]{1,40}$/), { minLength: 1, maxLength: 4 }),
        absorptionMax: fc.option(fc.nat(), { nil: null }),
        ...{ defaultWeight: fc.nat({ max: 10_000_000 }), defaultHeight: size, defaultLength: size },
        ...{ defaultWidth: size, description: text(0, 3000), childrenDescription: plain(0, 255) },
        image: fc.option(fc.record({ url: fc.constant('/api/pictures/0a.jpg'), alt: text(0, 255) }), {
          nil: null,
        }),
        drawing: fc.option(fc.constantFrom(...productDrawings), { nil: undefined }),
        status: fc.constantFrom('active' as const, 'inactive' as const),
        highlightedInstruction: fc.option(plain(1, 255), { nil: null }),
        highlightedInstructionTranslations: inEach(plain(1, 255)),
        holdsData: fc.boolean(),
      }),
      absorption,
    )
    .map(([category, absorbed]) => ({ ...category, ...absorbed })),
);

/** A text that is not translated at all has no translations. */
const some = (min: number) =>
  translated(min).map((texts) => (Object.values(texts).some((each) => each) ? texts : undefined));
const answer = fc.record({
  ...{ id: optionalId, name: text(2, 255), description: text(0, 3000) },
  ...{ nameTranslations: some(2), descriptionTranslations: some(1) },
  effect: fc.record({
    capState: fc.option(fc.constantFrom(...grades), { nil: undefined }),
    percentage: fc.option(percent, { nil: undefined }),
    amount: fc.option(fc.integer({ min: -900_000, max: 900_000 }), { nil: undefined }),
    blocks: fc.option(fc.boolean(), { nil: undefined }),
  }),
});
export const questionRecords: fc.Arbitrary<QuestionRecord> = defined(
  fc.record({
    ...{ id: optionalId, category: slug, title: text(2, 255), howToTest: text(0, 3000) },
    ...{ titleTranslations: some(2), howToTestTranslations: some(1), descriptionTranslations: some(1) },
    ...{ description: text(0, 3000), answers: fc.array(answer, { minLength: 2, maxLength: 12 }) },
    position: fc.option(fc.nat({ max: 500 }), { nil: undefined }),
  }),
);
