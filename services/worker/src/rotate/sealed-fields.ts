import { sealedCarts } from '@reprise/buyback';
import { sealedCustomers, sealedNotes, sealedVouchers } from '@reprise/gateways';
import { sealedPaymentFiles } from '@reprise/payment';
import type { SealedField } from '@reprise/kernel/ports';
import { sealedWebhookKeys } from '@reprise/webhooks';

/** Every field in which the product keeps sealed text, as those who seal declare it. */
export const sealedFields: readonly SealedField[] = [
  ...sealedCustomers,
  ...sealedNotes,
  ...sealedVouchers,
  ...sealedCarts,
  ...sealedPaymentFiles,
  ...sealedWebhookKeys,
];
