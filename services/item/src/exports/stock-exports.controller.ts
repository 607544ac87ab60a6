import { Controller, Inject } from '@nestjs/common';
import { listItemsInStock, stockExportEndpoints as calls } from '@reprise/contracts/item';
import { parseListQuery } from '@reprise/contracts/kernel';
import type { Clock } from '@reprise/kernel/base';
import { ListExports } from '@reprise/kernel/exports';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { ItemEconomicsReader } from '../economics/item-economics.reader';
import { stockExportJobs } from './stock-exports';

const filters = { filters: [], order: [], ...listItemsInStock.list };

@Controller()
export class StockExportsController {
  private readonly exports: ListExports;

  constructor(
    private readonly reader: ItemEconomicsReader,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(FILES) files: FileStore,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.exports = new ListExports('items-in-stock', calls, stockExportJobs(documents, clock), files);
  }

  @Endpoint(calls.start)
  start(@Input() input: InputOf<typeof calls.start>) {
    const wanted = parseListQuery(input.query, filters);
    return this.exports.start(input, this.reader.filterOf(input.scope, wanted));
  }

  @Endpoint(calls.list)
  list(@Input() input: InputOf<typeof calls.list>) {
    return this.exports.list(input);
  }

  @Endpoint(calls.read)
  read(@Input() input: InputOf<typeof calls.read>) {
    return this.exports.read(input);
  }

  @Endpoint(calls.download)
  download(@Input() input: InputOf<typeof calls.download>) {
    return this.exports.download(input);
  }
}
