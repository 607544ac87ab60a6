import { deriveId } from '@reprise/kernel';
import type { Notes, SealedField, Secrets } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

type NoteDocument = { readonly _id: string; readonly accountId: string; readonly sealed: string };

const placeOf = (id: string): string => `note/${id}`;
const notesCollection = { name: 'notes', indexes: [{ fields: ['accountId'] }] };

export const sealedNotes: readonly SealedField[] = [
  { collection: notesCollection, path: 'sealed', place: placeOf },
];

/** Free text of people, encrypted at rest and erasable; events contain only its id. */
export class SealedNotes implements Notes {
  private readonly notes: Collection<NoteDocument>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly secrets: Secrets,
  ) {
    this.notes = documents.collection<NoteDocument>(notesCollection);
  }

  async keep(
    owner: { accountId: string; commandId: string; dryRun?: boolean },
    text: string | undefined,
  ): Promise<string | undefined> {
    if (!text) return undefined;
    const id = deriveId('note', owner.commandId);
    if (owner.dryRun) return id;
    const sealed = this.secrets.seal(text, placeOf(id));
    await this.notes.put({ _id: id, accountId: owner.accountId, sealed }, -1).catch((error: unknown) => {
      // The same command again: the first text is kept.
      if (!(error instanceof DocumentConflict)) throw error;
    });
    return id;
  }

  async erase(accountId: string, ids: readonly string[]): Promise<void> {
    const found = await this.notes.getMany(ids);
    const own = found.filter((note) => note.accountId === accountId);
    await this.notes.write(own.map(({ _id }) => ({ kind: 'delete', id: _id })));
  }

  async read(accountId: string, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const found = await this.notes.getMany(ids);
    const own = found.filter((note) => note.accountId === accountId);
    return Object.fromEntries(own.map(({ _id, sealed }) => [_id, this.secrets.open(sealed, placeOf(_id))]));
  }
}
