import { Inject, Injectable } from '@nestjs/common';
import type { SavedView } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { deriveId } from '@reprise/kernel';
import { DOCUMENTS, type Session } from '@reprise/kernel/ports';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

export type SavedViewDocument = Omit<SavedView, 'id' | 'own'> & {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  /** Of its owner when it was saved; operators have none. */
  readonly organisationId?: string;
};
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
      indexes: [{ fields: ['accountId', 'list', 'label'] }],
    });
  }

  async of(list: string, session: Session): Promise<SavedView[]> {
    const { accountId, userId, organisationId } = session;
    const shared = organisationId ? [{ shared: true, organisationId }] : [];
    const seen = { accountId, list, label: { $gt: unnamed }, $or: [{ userId }, ...shared] };
    const found = await this.views.find(seen, { sort: [['label', 1]], limit: mostShown });
    return found.map((view) => shownTo(session, view));
  }

  async save(view: SavedViewDocument, session: Session): Promise<SavedView> {
    await this.views.put(view);
    return shownTo(session, view);
  }

  async change(id: string, change: Change, session: Session): Promise<SavedView> {
    const view = await this.own(id, session);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return this.save({ ...view, ...given }, session);
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

const shownTo = ({ userId }: Session, view: SavedViewDocument): SavedView => {
  const { _id: id, list, label, shared, address, columns } = view;
  return { id, list, label, shared, address, columns: [...columns], own: view.userId === userId };
};
