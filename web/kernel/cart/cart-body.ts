import { type CartBody, cartBodySchema } from '@reprise/contracts/buyback';
import { localeSchema } from '@reprise/contracts/kernel';
import type { CustomerDetails } from '@reprise/contracts/rules';
import type { CartLine } from './cart.types';

const bodyOf = (line: CartLine) => ({
  ...line.declared,
  inCartId: line.inCartId,
  productId: line.productId,
  answers: line.answers,
  imei: line.imei,
  forcedInvalidImei: line.forcedInvalidImei,
  circuit: line.circuit,
  shippingMethodId: line.shippingMethodId,
  paymentModeId: line.paymentModeId,
  warehouseId: line.warehouseId,
  appointment: line.appointment,
});

/** The customer's part of a body: empty fields are left out. */
export function customerPart(details: CustomerDetails): Pick<CartBody, 'customer' | 'identification'> {
  const { identification, streetMore, iban, ...contact } = details;
  return {
    customer: { ...contact, streetMore: streetMore || undefined, iban: iban || undefined },
    ...(identification ? { identification } : {}),
  };
}

/** The cart in the format of `PUT /cart/{id}`; a seller's names his store. */
export const cartBody = (
  lines: readonly CartLine[],
  details: CustomerDetails,
  locale: string,
  storeId?: string,
): CartBody =>
  cartBodySchema.parse({
    lines: lines.map(bodyOf),
    ...customerPart(details),
    ...{ termsAccepted: true, locale: localeSchema.catch('fr-FR').parse(locale), storeId },
  });
