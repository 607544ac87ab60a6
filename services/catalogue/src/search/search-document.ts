import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type { Stored } from '../catalogue-documents.reader';

/** A product as stored in the search engine; `line`: its category and ancestors. */
export function searchDocumentOf(
  product: Stored<'products'>,
  line: readonly Stored<'categories'>[],
): ProductSearchDocument {
  const { id, accountId, label, brand, model, reference, ean, tacCodes, categoryId, image, status } = product;
  const others = product.secondaryCategoryIds;
  return {
    id,
    accountId,
    label,
    brand,
    model,
    reference,
    ean: ean ?? '',
    tacCodes,
    categoryId,
    categoryIds: [...new Set([categoryId, ...line.map((category) => category.id), ...others])],
    category: line[0]?.name ?? '',
    image: image ?? '',
    price: product.buybackPrice.grade_a ?? product.buybackPrice.functional ?? null,
    status,
  };
}
