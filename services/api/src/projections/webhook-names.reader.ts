import { accountContract } from '@reprise/contracts/organisation';
import type { ConsumerRow } from '@reprise/contracts/projections';
import { webhooks } from '@reprise/contracts/webhooks';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

const prefix = 'webhook/';
const webhookOf = ({ name }: ConsumerRow): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;

/** Each webhook reads the log under its id: operators are told what its client calls it, or the host that it calls. */
export async function withWebhookNames(
  rows: readonly ConsumerRow[],
  documents: Documents,
): Promise<readonly ConsumerRow[]> {
  const found = await documentsOf(documents, webhooks).readMany(rows.flatMap((row) => webhookOf(row) ?? []));
  const accounts = await documentsOf(documents, accountContract).readMany([
    ...new Set(found.map(({ accountId }) => accountId)),
  ]);
  return rows.map((row) => {
    const webhook = found.find(({ id }) => id === webhookOf(row));
    if (!webhook) return row;
    // Of the address no more than its host: the rest may contain a token of its receiver.
    const called = webhook.description || new URL(webhook.url).host;
    const client = accounts.find(({ id }) => id === webhook.accountId)?.name ?? '';
    return { ...row, webhook: { called, client } };
  });
}
