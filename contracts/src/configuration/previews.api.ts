import { endpoint, localeSchema } from '../kernel';
import { accountContract } from '../organisation';
import { mailPreviewSchema } from './mail-texts.api';
import { transferOrderInputSchema } from './transfer-order.document';

const lookSchema = accountContract.schema.pick({ mainColor: true, logo: true });

/** Papers and mails drawn from drafts, about a buyback that does not exist. Nothing is kept, not even the reply. */
export const paperPreviewEndpoints = {
  transferOrder: endpoint({
    name: 'previewTransferOrder',
    method: 'POST',
    path: '/transfer-order-settings/preview',
    access: 'settings.transfer-order',
    premium: 'custom_transfer_order',
    summary: 'A transfer order with this text, as it would be signed (PDF).',
    body: transferOrderInputSchema
      .pick({ text: true })
      // Of the text; the account's own if it is left out.
      .extend({ language: localeSchema.optional() }),
    produces: 'application/pdf',
    confidential: true,
    problems: ['invalid-request'],
  }),
  label: endpoint({
    name: 'previewLabel',
    method: 'POST',
    path: '/design/label-preview',
    access: 'settings.design',
    summary: 'A label with this logo and colour, as it would be printed (PDF).',
    body: lookSchema,
    produces: 'application/pdf',
    confidential: true,
    problems: ['invalid-request'],
  }),
  mail: endpoint({
    name: 'previewDesignedMail',
    method: 'POST',
    path: '/design/mail-preview',
    access: 'settings.design',
    summary: 'A mail with this logo and colour, as it would be sent.',
    body: lookSchema,
    reply: mailPreviewSchema,
    confidential: true,
    problems: ['invalid-request'],
  }),
} as const;
