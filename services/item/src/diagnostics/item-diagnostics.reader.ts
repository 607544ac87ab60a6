import { Inject, Injectable } from '@nestjs/common';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import type { readItemDiagnostics } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
import { organisationContract } from '@reprise/contracts/organisation';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import {
  DIAGNOSTIC_VERSIONS,
  DOCUMENTS,
  NOTES,
  type DiagnosticVersions,
  type Notes,
} from '@reprise/kernel/ports';
import { documentsOf, peopleNames } from '@reprise/kernel/resource';
import { itemDiagnostics, type DiagnosticEntry, type ItemListRow, type Opened } from '@reprise/read-item';
import { ReadModels, type Documents } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { named, shownDiagnostic, type Names } from './item-diagnostic.rules';

/** "What was found in this item, each time it was diagnosed?" */
@Injectable()
export class ItemDiagnosticsReader {
  private readonly organisations;

  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    @Inject(NOTES) private readonly notes: Notes,
  ) {
    this.organisations = documentsOf(documents, organisationContract);
  }

  async of(
    scope: TenantScope,
    item: ItemListRow,
    readsComments: boolean,
  ): Promise<ReplyOf<typeof readItemDiagnostics>> {
    const row = await (await this.readModels.collection(itemDiagnostics)).get(item.id);
    const { entries = [], opening = [] } = row ?? {};
    // A comment may name the customer.
    const commented = readsComments && mayKnowCustomer(scope.accountId, item);
    const names = await this.names(scope, item, entries, opening, commented);
    const diagnostics = await this.diagnostics(item.accountId, entries);
    const forced = row?.forcedInvalidImei ?? false;
    return {
      diagnostics: entries.map((entry) => shownDiagnostic(entry, diagnostics, names, forced)),
      opening: opening.map(({ by, ...taken }) => ({ ...taken, by: named(by, names.people.get(by)) })),
    };
  }

  private async names(
    scope: TenantScope,
    { accountId }: ItemListRow,
    entries: readonly DiagnosticEntry[],
    opening: readonly Opened[],
    commented: boolean,
  ): Promise<Names> {
    const places = await this.organisations.readMany(entries.map(({ placeId }) => placeId));
    const noteIds = commented ? entries.flatMap(({ noteId }) => noteId ?? []) : [];
    const people = [...entries, ...opening].map(({ by }) => by);
    return {
      people: await peopleNames(this.documents, scope.accountId, people),
      places: new Map(places.map(({ id, commonName }) => [id, commonName])),
      comments: noteIds.length > 0 ? await this.notes.read(accountId, noteIds) : {},
    };
  }

  private async diagnostics(accountId: string, entries: readonly DiagnosticEntry[]) {
    const ids = [...new Set(entries.map(({ diagnosticId }) => diagnosticId))];
    const read = async (id: string): Promise<readonly [string, Diagnostic]> => [
      id,
      await this.versions.read(accountId, id),
    ];
    return new Map(await Promise.all(ids.map(read)));
  }
}
