import { Inject, Injectable } from '@nestjs/common';
import type { SavedView } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { deriveId } from '@reprise/kernel';
import { DOCUMENTS, type Session } from '@reprise/kernel/ports';
import { comparedName } from '@reprise/kernel/resource';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

export type SavedViewDocument = Omit<SavedView, 'id' | 'own'> & {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  /** Of its owner when it was saved; operators have none. */
  readonly organisationId?: string;
  /** As names are compared; those of before this rule have none. */
  readonly name?: string;
};
type New = Omit<SavedViewDocument, 'name'>;
export type Change = {
  readonly [K in keyof Omit<SavedView, 'id' | 'own' | 'list'>]?: SavedView[K] | undefined;
};

/** Of the view that holds a person's choice of columns, in whichever account he works. */
const unnamed = '';
const choiceOf = (list: string, userId: string): string => deriveId('list-columns', userId, list);

/** More would not be found again. */
const mostShown = 200;

/** Views of lists by name. They hold words of an address and no rows: what they show, each reader's list decides. */
@Injectable()
export class SavedViewsStore {
  private readonly views: Collection<SavedViewDocument>;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.views = documents.collection<SavedViewDocument>({
      name: 'saved_views',
      indexes: [
        { fields: ['accountId', 'list', 'label'] },
        { fields: ['accountId', 'userId', 'list', 'name'], unique: true, sparse: 'name' },
      ],
    });
  }

  async of(list: string, session: Session): Promise<SavedView[]> {
    return (await this.seen(list, session)).map((view) => shownTo(session, view));
  }

  /** @throws Refusal `name-already-used` if its owner sees another of that name, whatever its capitals. */
  async save(view: New, session: Session): Promise<SavedView> {
    const name = comparedName(view.label);
    const others = (await this.seen(view.list, session)).filter(({ _id }) => _id !== view._id);
    if (others.some(({ label }) => comparedName(label) === name)) throw taken();
    return this.put({ ...view, name }, session);
  }

  async change(id: string, change: Change, session: Session): Promise<SavedView> {
    const view = await this.own(id, session);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const changed = { ...view, ...given };
    return changed.label === view.label ? this.put(changed, session) : this.save(changed, session);
  }

  private seen(list: string, { accountId, userId, organisationId }: Session) {
    const shared = organisationId ? [{ shared: true, organisationId }] : [];
    const filter = { accountId, list, label: { $gt: unnamed }, $or: [{ userId }, ...shared] };
    return this.views.find(filter, { sort: [['label', 1]], limit: mostShown });
  }

  /** The index refuses what a person saves twice at the same time. */
  private async put(view: SavedViewDocument, session: Session): Promise<SavedView> {
    await this.views.put(view).catch((error: unknown) => {
      throw error instanceof DocumentConflict && error.reason === 'unique' ? taken() : error;
    });
    return shownTo(session, view);
  }

  async remove(id: string, session: Session): Promise<void> {
    await this.own(id, session);
    await this.views.delete(id);
  }

  async columns(list: string, { userId }: Session): Promise<string[] | null> {
    const choice = await this.views.get(choiceOf(list, userId));
    return choice ? [...choice.columns] : null;
  }

  async keepColumns(list: string, columns: string[], { accountId, userId }: Session): Promise<void> {
    const blank = { label: unnamed, shared: false, address: '' };
    await this.views.put({ _id: choiceOf(list, userId), accountId, userId, list, ...blank, columns });
  }

  /** @throws Refusal `not-found` for another's, `forbidden` for one that another shares with the reader. */
  private async own(id: string, { accountId, userId, organisationId }: Session): Promise<SavedViewDocument> {
    const view = await this.views.get(id);
    if (!view || view.accountId !== accountId) throw new Refusal('not-found');
    if (view.userId === userId) return view;
    const seen = view.shared && organisationId !== undefined && view.organisationId === organisationId;
    throw new Refusal(seen ? 'forbidden' : 'not-found');
  }
}

const taken = (): Refusal =>
  new Refusal('name-already-used', {}, [{ propertyPath: 'label', code: 'already-used' }]);

const shownTo = ({ userId }: Session, view: SavedViewDocument): SavedView => {
  const { _id: id, list, label, shared, address, columns } = view;
  return { id, list, label, shared, address, columns: [...columns], own: view.userId === userId };
};
