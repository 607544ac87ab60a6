import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { translated } from '@reprise/contracts/kernel';
import { drawingOf } from '@reprise/contracts/rules';
import type { Stored } from '../catalogue-documents.reader';

/** A product as stored in the search engine; `line`: its category and ancestors. @param popularity 0 if it was never declared. */
export function searchDocumentOf(
  product: Stored<'products'>,
  line: readonly Stored<'categories'>[],
  popularity = 0,
): ProductSearchDocument {
  const {
    id,
    accountId,
    label,
    labelTranslations,
    brand,
    model,
    reference,
    ean,
    tacCodes,
    categoryId,
    image,
    status,
  } = product;
  const others = product.secondaryCategoryIds;
  const drawing = drawingOf(line);
  return {
    id,
    accountId,
    label,
    ...translated({ labelTranslations }),
    brand,
    model,
    reference,
    ean: ean ?? '',
    tacCodes,
    categoryId,
    categoryIds: [...new Set([categoryId, ...line.map((category) => category.id), ...others])],
    category: line[0]?.name ?? '',
    image: image ?? line[0]?.image?.url ?? '',
    ...(drawing && { drawing }),
    price: product.buybackPrice.grade_a ?? product.buybackPrice.functional ?? null,
    status,
    popularity,
  };
}
