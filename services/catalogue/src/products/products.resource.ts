import { products, type ProductInput, type PublicProduct } from '@reprise/contracts/catalogue';
import type { ResourceFrame } from '@reprise/contracts/kernel';
import { drawingOf } from '@reprise/contracts/rules';
import { defineResource, type ResourceDeps } from '@reprise/kernel/resource';
import { wholeAccount } from '@reprise/read-kernel/query';
import { AccountCategories } from '../categories/account-categories.reader';
import { byCategoryName } from './products-by-category.query';

const distinct = (product: ProductInput): ProductInput => ({
  ...product,
  tacCodes: [...new Set(product.tacCodes)],
});

/** The price shown and sorted by in lists: grade A. */
const gradeAPrice = ({ buybackPrice }: Pick<ProductInput, 'buybackPrice'>): number | null =>
  buybackPrice.grade_a ?? null;

async function shownProducts<R extends ProductInput & ResourceFrame>(deps: ResourceDeps, rows: readonly R[]) {
  const accountId = rows[0]?.accountId ?? '';
  const lineOf = await AccountCategories.of(deps.documents).lines(accountId);
  return rows.map((row) => {
    const line = lineOf(row.categoryId);
    const drawing = drawingOf(line);
    return {
      ...row,
      category: line[0]?.name ?? '',
      ...(drawing && { drawing }),
      buybackPriceGradeA: gradeAPrice(row),
      effectiveWeight: row.weight ?? line[0]?.defaultWeight ?? 0,
    };
  });
}

type Shown = ProductInput & Pick<PublicProduct, 'id' | 'category' | 'drawing'>;

/** What the public may see: prices, but not the seller's comment. */
export function publicProduct(row: Shown): Omit<PublicProduct, 'boughtThrough'> {
  const { id, label, brand, model, ean, categoryId, height, length, width, weight, image, hdImage } = row;
  const { buybackPrice, isCollectingIMEI, simple, buybackZeroNotAllowed, category } = row;
  const measures = { height, length, width, weight };
  const flags = { isCollectingIMEI, simple, buybackZeroNotAllowed };
  return {
    id,
    label,
    labelTranslations: row.labelTranslations,
    brand,
    model,
    ean,
    categoryId,
    category,
    ...measures,
    image,
    hdImage,
    ...(row.drawing && { drawing: row.drawing }),
    buybackPrice,
    ...flags,
  };
}

export const productsDefinition = defineResource(products, {
  scope: { store: wholeAccount, warehouse: wholeAccount, buyer: wholeAccount, visitor: wholeAccount },
  indexes: [
    ...['categoryId', 'ean', 'reference', 'status'].map((field) => ({ fields: ['accountId', field] })),
    // Every order that the list offers, of all products and of those in one status.
    ...['label', 'brand', 'buybackPrice.grade_a'].flatMap((field) => [
      { fields: ['accountId', field] },
      { fields: ['accountId', 'status', field] },
    ]),
    ...[['label'], ['status', 'label']].map((fields) => ({
      ...{ fields: ['accountId', ...fields], prefix: 'label' },
    })),
    // A range of prices in the order of the names: both stand in it, so only the page's documents are opened.
    { fields: ['accountId', 'status', 'buybackPrice.grade_a', 'label'] },
    { fields: ['accountId', 'categoryId', 'label'] },
    { fields: ['accountId', 'status', 'categoryId', 'label'] },
    { fields: ['tacCodes'] },
  ],
  retired: [{ fields: ['accountId', 'categoryId', 'status'] }],
  counted: ['status', 'categoryId'],
  fields: {
    label: { match: 'prefix' },
    buybackPriceGradeA: { path: 'buybackPrice.grade_a', type: 'number' },
    category: { path: 'categoryId' },
  },
  defaultOrder: [['label', 1]],
  listed: (own, { documents }, accountId) =>
    byCategoryName(own, () => AccountCategories.of(documents).places(accountId)),
  answers: ['get', 'create', 'update', 'remove'],
  hooks: (deps) => ({
    beforeCreate: distinct,
    beforeUpdate: distinct,
    present: (rows) => shownProducts(deps, rows),
  }),
});
