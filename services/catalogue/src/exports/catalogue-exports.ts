import type { CatalogueFileType } from '@reprise/contracts/catalogue-files';
import type { Clock } from '@reprise/kernel/base';
import { ExportJobs, exportWork, type ExportJob, type ExportWorkOptions } from '@reprise/kernel/exports';
import type { Leased } from '@reprise/kernel/subscription';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { exportPages } from './export-pages';

export const catalogueExportJobs = (documents: Pick<Documents, 'collection'>, clock: Clock): ExportJobs =>
  new ExportJobs(documents, clock, { name: 'catalogue_exports' });

/** Files of the catalogue as background work. */
export function catalogueExports(options: ExportWorkOptions): Leased {
  const documents = catalogueDocuments(options.documents);
  const jobs = catalogueExportJobs(options.documents, options.clock);
  const pagesOf = ({ type, accountId }: ExportJob, format: Parameters<typeof exportPages>[1]['format']) =>
    exportPages(type as CatalogueFileType, { documents, accountId, format });
  return exportWork('catalogue-exports', jobs, pagesOf, options);
}
