import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { noVisits, type VisitState } from './sftp-visits.rules';

type VisitDocument = VisitState & { readonly _id: string; readonly accountId: string };

/** How far the visits of each configuration are. */
export class SftpVisits {
  private readonly kept: Collection<VisitDocument>;

  constructor(documents: Pick<Documents, 'collection'>) {
    this.kept = documents.collection<VisitDocument>({
      name: 'sftp_visits',
      indexes: [{ fields: ['accountId'] }],
    });
  }

  async of(configurationId: string): Promise<VisitState> {
    return (await this.kept.get(configurationId)) ?? noVisits;
  }

  async put(owner: { readonly id: string; readonly accountId: string }, state: VisitState): Promise<void> {
    await this.kept.put({ ...state, _id: owner.id, accountId: owner.accountId });
  }
}
