import { isOnSale, type Diagnostic, type ShippingOption } from '@reprise/contracts/catalogue';
import { translated } from '@reprise/contracts/kernel';
import type { PremiumFeature } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { drawingOf, type ProductDrawing } from '@reprise/contracts/rules';
import { lineage } from '../categories/category-tree.rules';
import type { Stored } from '../catalogue-documents.reader';
import type { AccountConfiguration } from './account-configuration.reader';
import { customValuesOf } from './circuit-rule.rules';
import { shippingOptions } from './shipping-options.rules';
import type { DiagnosticRequest } from '@reprise/kernel/ports';

type Product = Stored<'products'>;
type Question = Stored<'questions'>;
type Category = Stored<'categories'>;

/** Customer journey §8, in the order in which a person would fix them. */
function usableOptions(options: readonly ShippingOption[]): ShippingOption[] {
  if (options.length === 0) throw new Refusal('no-transport-mode');
  const payable = options.filter(({ paymentModes }) => paymentModes.length > 0);
  if (payable.length === 0) throw new Refusal('no-payment-mode');
  const reachable = payable.filter(({ warehouses }) =>
    Object.values(warehouses).some(({ warehouseIds }) => warehouseIds.length > 0),
  );
  if (reachable.length === 0) throw new Refusal('no-warehouse');
  return reachable;
}

function productOf(
  product: Product,
  category: Category,
  drawing: ProductDrawing | undefined,
): Diagnostic['product'] {
  const { id, label, brand, model, reference, ean, image, hdImage, simple } = product;
  return {
    id,
    label,
    brand,
    model,
    reference,
    ean,
    image: image ?? hdImage ?? category.image?.url ?? null,
    ...(hdImage && { hdImage }),
    ...(drawing && { drawing }),
    simple,
    weight: product.weight ?? category.defaultWeight,
    height: product.height ?? category.defaultHeight,
    length: product.length ?? category.defaultLength,
    width: product.width ?? category.defaultWidth,
    categoryId: category.id,
    categoryLabel: category.name,
    ...translated({
      labelTranslations: product.labelTranslations,
      categoryLabelTranslations: category.nameTranslations,
    }),
  };
}

const questionsOf = (questions: readonly Question[]): Diagnostic['questions'] =>
  [...questions]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id.localeCompare(b.id))
    .map(({ id, title, howToTest, description, answers, ...own }) => ({
      id,
      title,
      howToTest,
      description,
      ...translated({
        titleTranslations: own.titleTranslations,
        howToTestTranslations: own.howToTestTranslations,
        descriptionTranslations: own.descriptionTranslations,
      }),
      answers: answers.flatMap(({ id: answerId, ...answer }) =>
        answerId ? [{ id: answerId, ...answer }] : [],
      ),
    }));

const holds = ({ settings }: Pick<AccountConfiguration, 'settings'>, feature: PremiumFeature): boolean =>
  settings.enabledPremiumFeatures.includes(feature);

function settingsOf({ settings }: AccountConfiguration, product: Product): Diagnostic['settings'] {
  return {
    identityDocumentRequired: settings.customerIdentityDocumentRequired,
    cartMinValue: settings.cartMinValue,
    zeroAllowed: !product.buybackZeroNotAllowed,
    validDays: settings.estimateValidDays,
    maxNbOfItems: holds({ settings }, 'multi_product_cart') ? 200 : 1,
  };
}

function categoryOf(category: Category, configuration: AccountConfiguration): Diagnostic['category'] {
  const { id, buyerId = '', absorptionType, absorptionValue, absorptionMax } = category;
  const absorbs = holds(configuration, 'absorption');
  return { id, buyerId, absorptionType: absorbs ? absorptionType : 'none', absorptionValue, absorptionMax };
}

type Revised = { readonly id: string; readonly revision: number };
const revisionsOf = (documents: readonly Revised[]): Record<string, number> =>
  Object.fromEntries(documents.map(({ id, revision }) => [id, revision]));

/** The methods behind the options: their modifiers are rules of the price. */
function methodsOf(
  { shippingMethods, paymentModes }: AccountConfiguration,
  options: readonly ShippingOption[],
): Revised[] {
  const ids = new Set(
    options.flatMap(({ id, paymentModes: modes }) => [id, ...modes.map((mode) => mode.id)]),
  );
  return [...shippingMethods, ...paymentModes].filter(({ id }) => ids.has(id));
}

/** Assembles a product's diagnostic. @throws Refusal as in `DiagnosticReader.read`. */
export function diagnosticOf(
  request: DiagnosticRequest,
  configuration: AccountConfiguration,
  product: Product | undefined,
  questions: readonly Question[],
): Diagnostic {
  if (!product) throw new Refusal('product-gone');
  if (product.status !== 'published') throw new Refusal('product-unpublished');
  const line = lineage(configuration.categories, product.categoryId);
  const [category] = line;
  if (!category || !isOnSale(line)) throw new Refusal('product-unpublished');
  if (questions.length === 0 && !product.simple) throw new Refusal('no-diagnostic-question');
  if (Object.keys(product.buybackPrice).length === 0) throw new Refusal('no-buyback-price');
  const { channel } = request;
  const options = usableOptions(shippingOptions(configuration, { channel, brand: product.brand, line }));
  const named = new Set(
    options.flatMap(({ warehouses }) => Object.values(warehouses).flatMap((w) => w.warehouseIds)),
  );
  return {
    accountId: request.accountId,
    product: productOf(product, category, drawingOf(line)),
    prices: product.buybackPrice,
    currency: configuration.currency,
    questions: questionsOf(questions),
    collectsImei: product.isCollectingIMEI && holds(configuration, 'imei_search_and_collect'),
    tacCodes: product.tacCodes,
    options,
    ...(channel === 'store' && product.comment ? { sellerComment: product.comment } : {}),
    revisions: revisionsOf([product, category, ...questions, ...methodsOf(configuration, options)]),
    customValues: customValuesOf(configuration, options, line),
    warehouses: configuration.warehouses
      .filter(({ id }) => named.has(id))
      .map(({ id, commonName, city }) => ({ id, name: commonName, city: city ?? '' })),
    settings: settingsOf(configuration, product),
    category: categoryOf(category, configuration),
    parties: configuration.partiesFor(category.buyerAccountId),
    rootId: configuration.rootId,
  };
}
