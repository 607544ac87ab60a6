import { dataSchemaOf, defaultSource, type CloudEvent } from '@reprise/contracts/messages';
import { testMessage as definition } from '@reprise/contracts/webhooks';
import { uuidv7 } from '@reprise/kernel';

/** An empty message in the usual envelope. */
export function testMessage(
  webhook: { readonly id: string; readonly accountId: string },
  now: Date,
  source: string = defaultSource,
): CloudEvent {
  const id = uuidv7();
  return {
    ...{ specversion: '1.0', id, source, type: definition.name, subject: `webhook-${webhook.id}` },
    ...{ time: now.toISOString(), datacontenttype: 'application/json' },
    dataschema: dataSchemaOf(definition.name),
    ...{ accountid: webhook.accountId, correlationid: id, causationid: id },
    ...{ sequence: '0000000000', revision: 0, data: {} },
  };
}
