import type { CallOutcome, ConnectorAnswer } from '@reprise/contracts/connectors';
import type { Clock } from '@reprise/kernel';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

type AnswerDocument = ConnectorAnswer & { readonly _id: string; readonly accountId: string };
type Owner = { readonly id: string; readonly accountId: string };

const collection = { name: 'connector_answers', indexes: [{ fields: ['accountId'] }] };

/** The last answer of each configuration's system, without what was sent and received. */
export class ConnectorAnswers {
  private readonly kept: Collection<AnswerDocument>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.kept = documents.collection<AnswerDocument>(collection);
  }

  async note({ id, accountId }: Owner, outcome: CallOutcome, detail = ''): Promise<ConnectorAnswer> {
    const answer = { at: this.clock.now().toISOString(), outcome, detail: detail.slice(0, 300) };
    await this.kept.put({ _id: id, accountId, ...answer });
    return answer;
  }

  async forget(id: string): Promise<void> {
    await this.kept.delete(id);
  }
}

export async function lastAnswers(
  documents: Pick<Documents, 'collection'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConnectorAnswer>> {
  const found = await documents.collection<AnswerDocument>(collection).getMany(ids);
  return new Map(found.map(({ _id, at, outcome, detail }) => [_id, { at, outcome, detail }]));
}
