import {
  categoryFile,
  productFile,
  questionColumns,
  questionFile,
  type CatalogueFileType,
  type Cells,
  type FileFormat,
} from '@reprise/contracts/catalogue-files';
import { afterCursor, byId, type ExportPage, type ExportPages } from '@reprise/kernel/exports';
import { idPages } from '@reprise/read-kernel/documents';
import type { CatalogueDocuments } from '../catalogue-documents.reader';
import { categoryNames, parentsFirst, placeNames } from './export-names';
import { categoryRecord, productRecord, questionRecord } from './export-records';

export type ExportSource = {
  readonly documents: CatalogueDocuments;
  readonly accountId: string;
  readonly format: FileFormat;
};

type Found = readonly { readonly id: string }[];
const paged = <T extends Found>(found: T, cells: (each: T[number]) => Cells): ExportPage | undefined => {
  const last = found.at(-1);
  return last && { lines: found.map(cells), cursor: last.id };
};

async function productPages({ documents, accountId, format }: ExportSource): Promise<ExportPages> {
  const names = await categoryNames(documents, accountId);
  return {
    columns: productFile.columns,
    next: async (cursor) =>
      paged(await documents.products.find(accountId, afterCursor(cursor), byId), (product) =>
        productFile.toCells(productRecord(product, names), format),
      ),
  };
}

/** A tree is small; in one page, parents can stand before their children. */
async function categoryPages({ documents, accountId, format }: ExportSource): Promise<ExportPages> {
  const [all, places] = await Promise.all([
    documents.categories.find(accountId),
    placeNames(documents, accountId),
  ]);
  const names = new Map(all.map(({ id, identifier }) => [id, identifier]));
  return {
    columns: categoryFile.columns,
    next: async (cursor) =>
      cursor === null
        ? paged(parentsFirst(all), (category) =>
            categoryFile.toCells(categoryRecord(category, names, places), format),
          )
        : undefined,
  };
}

/** As many columns as the question with the most answers needs: the head of a file stands before its lines. */
async function mostAnswers({ documents, accountId }: ExportSource): Promise<number> {
  let most = 2;
  for await (const page of idPages((beyond, by) => documents.questions.find(accountId, beyond, by)))
    most = Math.max(most, ...page.map(({ answers }) => answers.length));
  return most;
}

async function questionPages(source: ExportSource): Promise<ExportPages> {
  const { documents, accountId, format } = source;
  const names = await categoryNames(documents, accountId);
  return {
    columns: questionColumns(await mostAnswers(source)),
    next: async (cursor) =>
      paged(await documents.questions.find(accountId, afterCursor(cursor), byId), (question) =>
        questionFile.toCells(questionRecord(question, names), format),
      ),
  };
}

const pagesOf = { products: productPages, categories: categoryPages, diagnostic: questionPages } as const;

export const exportPages = (type: CatalogueFileType, source: ExportSource): Promise<ExportPages> =>
  pagesOf[type](source);
