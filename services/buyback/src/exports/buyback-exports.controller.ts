import { Controller, Inject } from '@nestjs/common';
import { buybackExportEndpoints as calls, listBuybacks } from '@reprise/contracts/buyback';
import { parseListQuery } from '@reprise/contracts/kernel';
import type { Clock } from '@reprise/kernel/base';
import { ListExports } from '@reprise/kernel/exports';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { mayList } from '../read/buyback-list.guard';
import { BuybackReader } from '../read/buyback.reader';
import { buybackExportJobs } from './buyback-exports';

const filters = { filters: [], order: [], ...listBuybacks.list };

@Controller()
export class BuybackExportsController {
  private readonly exports: ListExports;

  constructor(
    private readonly reader: BuybackReader,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(FILES) files: FileStore,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.exports = new ListExports('buybacks', calls, buybackExportJobs(documents, clock), files);
  }

  @Endpoint(calls.start)
  async start(@Input() input: InputOf<typeof calls.start>) {
    const wanted = parseListQuery(input.query, filters);
    mayList(wanted, input.session);
    return this.exports.start(input, await this.reader.filterOf(input.scope, wanted));
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
