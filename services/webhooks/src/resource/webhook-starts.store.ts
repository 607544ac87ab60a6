import { uuidv7, type Clock, type Position } from '@reprise/kernel';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

/** Where a webhook should start: at its creation, then after each replay. */
export type WebhookStart = {
  readonly _id: string;
  readonly accountId: string;
  /** Different for each request. */
  readonly requestId: string;
  readonly position: Position;
  /** Earlier events are not sent; null: everything after the position. */
  readonly since: string | null;
  readonly at: string;
};
type Place = Pick<WebhookStart, 'position' | 'since'>;

const startsCollection = { name: 'webhook_starts', indexes: [{ fields: ['accountId'] }] };

export class WebhookStarts {
  private readonly collection: Collection<WebhookStart>;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.collection = documents.collection<WebhookStart>(startsCollection);
  }

  /** For a new webhook; a repeat changes nothing. */
  async first(webhookId: string, accountId: string, position: Position): Promise<void> {
    try {
      await this.collection.put(this.document(webhookId, accountId, { position, since: null }), -1);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
  }

  async again(webhookId: string, accountId: string, place: Place): Promise<void> {
    await this.collection.put(this.document(webhookId, accountId, place));
  }

  async of(webhookIds: readonly string[]): Promise<ReadonlyMap<string, WebhookStart>> {
    const found = await this.collection.getMany(webhookIds);
    return new Map(found.map((start) => [start._id, start]));
  }

  async forget(webhookId: string): Promise<void> {
    await this.collection.delete(webhookId);
  }

  private document(_id: string, accountId: string, place: Place): WebhookStart {
    return { _id, accountId, requestId: uuidv7(), ...place, at: this.clock.now().toISOString() };
  }
}
