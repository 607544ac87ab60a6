import { buybackExportColumns, buybackExportHeads } from '@reprise/contracts/buyback';
import { organisationContract } from '@reprise/contracts/organisation';
import type { Clock } from '@reprise/kernel/base';
import {
  ExportJobs,
  exportWork,
  rowPages,
  type ExportJob,
  type ExportPages,
  type ExportWorkOptions,
} from '@reprise/kernel/exports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Leased } from '@reprise/kernel/subscription';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import type { Documents, ReadModels } from '@reprise/read-kernel';
import { publicRow } from '../read/buyback.reader';
import { buybackCells, type PlaceNames } from './buyback-cells.rules';

type Options = ExportWorkOptions & { readonly readModels: ReadModels };

export const buybackExportJobs = (documents: Pick<Documents, 'collection'>, clock: Clock) =>
  new ExportJobs(documents, clock, { name: 'buyback_exports' });

async function placeNames(documents: Documents, rows: readonly BuybackListRow[]): Promise<PlaceNames> {
  const named = rows.flatMap(({ storeId, warehouseId, buyerId }) => [storeId, warehouseId, buyerId]);
  const ids = [...new Set(named.flatMap((id) => id ?? []))];
  const found = await documentsOf(documents, organisationContract).readMany(ids);
  return new Map(found.map(({ id, commonName }) => [id, commonName]));
}

/** Files of buybacks as background work: what a reader's list showed when it was asked for. */
export function buybackExports(options: Options): Leased {
  const { documents, readModels, clock } = options;
  const pagesOf = async (job: ExportJob): Promise<ExportPages> => {
    const heads = buybackExportHeads(job.language);
    return rowPages(job, {
      columns: buybackExportColumns.map((name) => ({ name, head: heads[name] })),
      rows: () => readModels.collection(buybackList),
      linesOf: async (found) => {
        const names = await placeNames(documents, found);
        return found.map((row) => buybackCells(publicRow(row), names, job.language));
      },
    });
  };
  return exportWork('buyback-exports', buybackExportJobs(documents, clock), pagesOf, options);
}
