import type { WebhookComputed } from '@reprise/contracts/webhooks';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

/** How a webhook does, written by whoever delivers for it. */
export type WebhookHealth = Omit<WebhookComputed, 'state'> & {
  readonly _id: string;
  readonly accountId: string;
  /** The start that delivery has obeyed. */
  readonly startedBy: string | null;
};

const healthCollection = { name: 'webhook_health', indexes: [{ fields: ['accountId'] }] };

export const unknownHealth = (_id: string, accountId: string): WebhookHealth => ({
  ...{ _id, accountId, startedBy: null, failingSince: null, lastDeliveredAt: null },
  ...{ lastFailure: null, waiting: 0, givenUp: 0 },
});

export const healthOf = (documents: Documents): Collection<WebhookHealth> =>
  documents.collection<WebhookHealth>(healthCollection);

/** As the API shows it. */
export function shownHealth(health: WebhookHealth | undefined, active: boolean): WebhookComputed {
  const { failingSince = null, lastDeliveredAt = null, lastFailure = null } = health ?? {};
  const { waiting = 0, givenUp = 0 } = health ?? {};
  const failing = failingSince !== null || givenUp > 0;
  const state = active ? (failing ? 'failing' : 'active') : 'paused';
  return { state, failingSince, lastDeliveredAt, lastFailure, waiting, givenUp };
}
