import type { WebhookComputed } from '@reprise/contracts/webhooks';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

/** The state of a webhook, written by its current worker. */
export type WebhookHealth = Omit<WebhookComputed, 'state'> & {
  readonly _id: string;
  readonly accountId: string;
  /** The start request that was last applied. */
  readonly startedBy: string | null;
};

const healthCollection = { name: 'webhook_health', indexes: [{ fields: ['accountId'] }] };

export const unknownHealth = (_id: string, accountId: string): WebhookHealth => ({
  ...{ _id, accountId, startedBy: null, failingSince: null, lastDeliveredAt: null },
  ...{ lastFailure: null, waiting: 0, givenUp: 0 },
});

export const healthOf = (documents: Documents): Collection<WebhookHealth> =>
  documents.collection<WebhookHealth>(healthCollection);

/** In the form of the API. */
export function shownHealth(health: WebhookHealth | undefined, active: boolean): WebhookComputed {
  const { failingSince = null, lastDeliveredAt = null, lastFailure = null } = health ?? {};
  const { waiting = 0, givenUp = 0 } = health ?? {};
  const failing = failingSince !== null || givenUp > 0;
  const state = active ? (failing ? 'failing' : 'active') : 'paused';
  return { state, failingSince, lastDeliveredAt, lastFailure, waiting, givenUp };
}
