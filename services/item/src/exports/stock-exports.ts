import { stocks } from '@reprise/contracts/configuration';
import { stockExportColumns, stockExportHeads } from '@reprise/contracts/item';
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
import { itemEconomics, type ItemEconomicsRow } from '@reprise/read-item';
import type { Documents, ReadModels } from '@reprise/read-kernel';
import { ItemEconomicsReader } from '../economics/item-economics.reader';
import { stockCells, type PlaceNames } from './stock-cells.rules';

type Options = ExportWorkOptions & { readonly readModels: ReadModels };

export const stockExportJobs = (documents: Pick<Documents, 'collection'>, clock: Clock) =>
  new ExportJobs(documents, clock, { name: 'stock_exports' });

async function placeNames(documents: Documents, rows: readonly ItemEconomicsRow[]): Promise<PlaceNames> {
  const ids = (of: (row: ItemEconomicsRow) => string | undefined) => [
    ...new Set(rows.flatMap((row) => of(row) ?? [])),
  ];
  const [warehouses, places] = await Promise.all([
    documentsOf(documents, organisationContract).readMany(ids(({ warehouseId }) => warehouseId)),
    documentsOf(documents, stocks).readMany(ids(({ stockId }) => stockId)),
  ]);
  return new Map([
    ...warehouses.map(({ id, commonName }) => [id, commonName] as const),
    ...places.map(({ id, name }) => [id, name] as const),
  ]);
}

/** Files of items in stock as background work: what a reader's list showed when it was asked for. */
export function stockExports(options: Options): Leased {
  const { documents, readModels, clock } = options;
  const reader = new ItemEconomicsReader(readModels, documents, clock);
  const pagesOf = async (job: ExportJob): Promise<ExportPages> => {
    const heads = stockExportHeads(job.language);
    return rowPages(job, {
      columns: stockExportColumns.map((name) => ({ name, head: heads[name] })),
      rows: () => readModels.collection(itemEconomics),
      linesOf: async (found) => {
        const names = await placeNames(documents, found);
        const items = await reader.shown(job.accountId, found);
        return items.map((item) => stockCells(item, names, job.language));
      },
    });
  };
  return exportWork('stock-exports', stockExportJobs(documents, clock), pagesOf, options);
}
