import type { CategoryRecord, ProductRecord, QuestionRecord } from '@reprise/contracts/catalogue-files';
import type { Stored } from '../catalogue-documents.reader';

/** Identifiers of categories by id, names of organisations by id. */
export type Names = ReadonlyMap<string, string>;
const named = (names: Names, id: string): string => names.get(id) ?? id;
type Texts = Readonly<Record<string, string | undefined>>;
/** Records of earlier versions have no translations of what was translated later. */
const filled = <T extends Texts>(texts: T | undefined): T =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text)) as T;

export function productRecord(product: Stored<'products'>, categories: Names): ProductRecord {
  const { categoryId, secondaryCategoryIds, accountId, revision, createdAt, updatedAt, ...own } = product;
  return {
    ...own,
    labelTranslations: filled(own.labelTranslations),
    category: named(categories, categoryId),
    // One that was removed since is named by nothing any more.
    secondaryCategories: secondaryCategoryIds.flatMap((id) => categories.get(id) ?? []),
  };
}

export function categoryRecord(
  category: Stored<'categories'>,
  categories: Names,
  places: Names,
): CategoryRecord {
  const { parentId, buyerId, referringWarehouseIds, accountId, revision, createdAt, updatedAt, ...own } =
    category;
  return {
    ...own,
    parent: parentId === null ? null : named(categories, parentId),
    ...(buyerId && { buyer: named(places, buyerId) }),
    warehouses: referringWarehouseIds.map((id) => named(places, id)),
    highlightedInstruction: own.highlightedInstruction || null,
    highlightedInstructionTranslations: filled(own.highlightedInstructionTranslations),
    nameTranslations: filled(own.nameTranslations),
    descriptionTranslations: filled(own.descriptionTranslations),
  };
}

export function questionRecord(question: Stored<'questions'>, categories: Names): QuestionRecord {
  const { categoryId, accountId, revision, createdAt, updatedAt, ...own } = question;
  return { ...own, category: named(categories, categoryId) };
}
