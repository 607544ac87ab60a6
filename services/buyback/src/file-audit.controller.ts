import { Controller, Inject } from '@nestjs/common';
import { readBuybackAccesses, readBuybackAsOf } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS, PERSONAL_ACCESSES, type PersonalAccesses } from '@reprise/kernel/ports';
import { peopleNames } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { BuybackReader, publicRow } from './read/buyback.reader';
import { FileTextsReader } from './read/file-texts.reader';
import { FileAsOfQuery } from './read/file-as-of.query';

/** What a manager or an auditor asks of one file: how it was, and who looked at its customer. */
@Controller()
export class FileAuditController {
  constructor(
    private readonly reader: BuybackReader,
    private readonly past: FileAsOfQuery,
    private readonly texts: FileTextsReader,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  @Endpoint(readBuybackAccesses)
  async looked(@Input() { scope, params }: InputOf<typeof readBuybackAccesses>) {
    const row = await this.reader.byId(scope, params.id);
    // The customer is the retailer's: so is the account of who looked.
    if (row.accountId !== scope.accountId) throw new Refusal('not-found');
    const found = await this.accesses.ofFile(row.accountId, row.id);
    const ids = found.map(({ userId }) => userId);
    const names = await peopleNames(this.documents, scope.accountId, ids);
    const accesses = found.map((access) => {
      const userName = names.get(access.userId);
      return { ...access, ...(userName && { userName }) };
    });
    return { accesses };
  }

  @Endpoint(readBuybackAsOf)
  async asOf(@Input() { scope, params, query }: InputOf<typeof readBuybackAsOf>) {
    const row = await this.past.of(await this.reader.byId(scope, params.id), query.at);
    return this.texts.told(row, publicRow(row));
  }
}
