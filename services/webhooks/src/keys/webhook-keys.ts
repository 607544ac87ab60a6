import { randomBytes } from 'node:crypto';
import type { Clock } from '@reprise/kernel';
import type { SealedField, Secrets } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';

type SealedKey = {
  readonly sealed: string;
  /** Signs until then; the newest key has no end. */
  readonly until: string | null;
};
type KeysDocument = { readonly _id: string; readonly accountId: string; readonly keys: readonly SealedKey[] };

const keysCollection = { name: 'webhook_keys', indexes: [{ fields: ['accountId'] }] };
/** How long the previous key also signs, so that receivers have time to switch. */
const overlapMs = 24 * 60 * 60 * 1000;
/** Maximum number of signatures per delivery. */
const mostKeys = 3;
const tries = 5;

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const placeOf = (webhookId: string): string => `webhooks/${webhookId}/secret`;

export const sealedWebhookKeys: readonly SealedField[] = [
  { collection: keysCollection, path: 'keys.sealed', place: placeOf },
];

/** Secrets of webhooks, encrypted at rest. Revealed only when they are created. */
export class WebhookKeys {
  private readonly collection: Collection<KeysDocument>;

  constructor(
    documents: Documents,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.collection = documents.collection<KeysDocument>(keysCollection);
  }

  /** Creates a secret. The previous one also signs for a day. @returns it, and until when the other signs. */
  async issue(webhookId: string, accountId: string): Promise<{ secret: string; previousUntil: string }> {
    const secret = newSecret();
    const now = this.clock.now();
    const previousUntil = new Date(now.getTime() + overlapMs).toISOString();
    const newest = { sealed: this.secrets.seal(secret, placeOf(webhookId)), until: null };
    for (let attempt = 1; ; attempt += 1) {
      const known = await this.collection.get(webhookId);
      const before = (known?.keys ?? [])
        .map((key) => ({ ...key, until: key.until ?? previousUntil }))
        .filter(({ until }) => until > now.toISOString());
      const keys = [newest, ...before].slice(0, mostKeys);
      try {
        await this.collection.put({ _id: webhookId, accountId, keys }, known?._revision ?? -1);
        return { secret, previousUntil };
      } catch (error) {
        if (!(error instanceof DocumentConflict) || attempt === tries) throw error;
      }
    }
  }

  /** Those currently signing, newest first; none for a webhook without keys. */
  async of(webhookIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const now = this.clock.now().toISOString();
    const found = await this.collection.getMany(webhookIds);
    return new Map(
      found.map(({ _id, keys }) => [
        _id,
        keys
          .filter(({ until }) => until === null || until > now)
          .map(({ sealed }) => this.secrets.open(sealed, placeOf(_id))),
      ]),
    );
  }

  async forget(webhookId: string): Promise<void> {
    await this.collection.delete(webhookId);
  }
}
