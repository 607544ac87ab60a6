import { formatOf, type CatalogueFileType } from '@reprise/contracts/catalogue-files';
import { accountContract } from '@reprise/contracts/organisation';
import { csvLines } from '@reprise/kernel/exports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { exportPages } from './export-pages';

/** A whole export page by page, for a receiver that takes it as it is written; in the account's language. */
export async function* exportedFile(
  documents: Documents,
  accountId: string,
  type: CatalogueFileType,
): AsyncGenerator<Buffer> {
  const account = await documentsOf(documents, accountContract).read(accountId);
  const format = formatOf(account?.language ?? '');
  const pages = await exportPages(type, { documents: catalogueDocuments(documents), accountId, format });
  const layout = { columns: pages.columns, format };
  yield csvLines([], layout, true);
  for (let page = await pages.next(null); page; page = await pages.next(page.cursor))
    yield csvLines(page.lines, layout, false);
}
