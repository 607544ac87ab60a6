import { sealedCarts } from '@reprise/buyback';
import { sealedConnectorSecrets, sealedCustomers, sealedNotes, sealedVouchers } from '@reprise/gateways';
import { sealedFactorSecrets, sealedSsoSecrets } from '@reprise/identity';
import { sealedPaymentFiles } from '@reprise/payment';
import type { SealedField } from '@reprise/kernel/ports';
import { sealedWebhookKeys } from '@reprise/webhooks';

/** Every field in which the product stores encrypted text, as declared by its owners. */
export const sealedFields: readonly SealedField[] = [
  ...sealedCustomers,
  ...sealedNotes,
  ...sealedVouchers,
  ...sealedCarts,
  ...sealedPaymentFiles,
  ...sealedWebhookKeys,
  ...sealedSsoSecrets,
  ...sealedFactorSecrets,
  ...sealedConnectorSecrets,
];
