import { z } from 'zod';
import { endpoint, resource } from '../kernel';
import {
  buybackSettingsSchema,
  organisationRootDetailInputSchema,
  whiteLabelConfigSchema,
  whiteLabelInputSchema,
} from './settings.document';
import { transferOrderInputSchema } from './transfer-order.document';

const byAccount = z.object({ id: z.uuid() });
const noList = { filters: [], order: [] } as const;

export const organizationRootDetails = resource({
  name: 'organization-root-details',
  seldomWritten: true,
  published: true,
  type: 'OrganizationRootDetail',
  schema: organisationRootDetailInputSchema,
  permissions: { list: 'settings.general-read', create: 'settings.general', update: 'settings.general' },
  list: noList,
  problems: ['invalid-request', 'buyer-still-pays'],
});

export const whiteLabelConfigurations = resource({
  name: 'white-label-configurations',
  type: 'WhiteLabelConfiguration',
  schema: whiteLabelInputSchema,
  permissions: { list: 'settings.general-read', create: 'settings.general', update: 'settings.general' },
  list: noList,
  problems: ['invalid-request'],
});

export const transferOrderSettings = resource({
  name: 'transfer-order-settings',
  seldomWritten: true,
  type: 'TransferOrderSettings',
  schema: transferOrderInputSchema,
  permissions: { list: 'settings.general-read', create: 'settings.transfer-order' },
  premium: 'custom_transfer_order',
  list: noList,
  problems: ['invalid-request'],
});

export const settingsEndpoints = {
  rootDetail: endpoint({
    name: 'getAccountRootDetail',
    method: 'GET',
    path: '/accounts/{id}/organization-root-detail',
    access: 'session.own',
    summary: 'The general settings of an account.',
    params: byAccount,
    resource: 'OrganizationRootDetail',
    reply: organizationRootDetails.row,
  }),
  whiteLabelOf: endpoint({
    name: 'getAccountWhiteLabel',
    method: 'GET',
    path: '/accounts/{id}/white-label-configuration',
    access: 'settings.general-read',
    summary: 'The white-label configuration of an account.',
    params: byAccount,
    resource: 'WhiteLabelConfiguration',
    reply: whiteLabelConfigurations.row,
  }),
  transferOrderOf: endpoint({
    name: 'getAccountTransferOrderSettings',
    method: 'GET',
    path: '/accounts/{id}/transfer-order-settings',
    access: 'settings.general-read',
    summary: 'The text of an account’s transfer orders.',
    params: byAccount,
    resource: 'TransferOrderSettings',
    reply: transferOrderSettings.row,
  }),
  byBuyerFeature: endpoint({
    name: 'getByBuyerPaymentFeature',
    method: 'GET',
    path: '/payment/account/{id}/by-buyer-feature-available',
    access: 'settings.general-read',
    summary: 'Whether the buyer may be the one who pays the customers of an account.',
    params: byAccount,
    reply: z.object({ available: z.boolean() }),
  }),
  buybackSettings: endpoint({
    name: 'getBuybackSettings',
    method: 'GET',
    path: '/buyback-settings',
    access: 'session.own',
    summary: 'Whether an identity document is required, and the cart’s minimum in minor units.',
    reply: buybackSettingsSchema,
  }),
  whiteLabel: endpoint({
    name: 'getWhiteLabelConfig',
    method: 'GET',
    path: '/white-label/config',
    access: 'public',
    summary: 'The client configuration of the site given by the Host header.',
    reply: whiteLabelConfigSchema,
    problems: ['white-label-unavailable'],
  }),
} as const;
