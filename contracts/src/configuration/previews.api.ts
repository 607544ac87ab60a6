import { endpoint } from '../kernel';
import { accountContract } from '../organisation';
import { transferOrderInputSchema } from './transfer-order.document';

/** Papers drawn from drafts, about a buyback that does not exist. Nothing is kept, not even the reply. */
export const paperPreviewEndpoints = {
  transferOrder: endpoint({
    name: 'previewTransferOrder',
    method: 'POST',
    path: '/transfer-order-settings/preview',
    access: 'settings.transfer-order',
    premium: 'custom_transfer_order',
    summary: 'A transfer order with this text, as it would be signed (PDF).',
    body: transferOrderInputSchema,
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
    body: accountContract.schema.pick({ mainColor: true, logo: true }),
    produces: 'application/pdf',
    confidential: true,
    problems: ['invalid-request'],
  }),
} as const;
