import type { Diagnosis, Diagnostic, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { checkImei, type Circuit, type ProductState } from '@reprise/contracts/rules';

type DeclareData = Extract<BuybackCommand, { type: 'DeclareBuyback' }>['data'];
export type Choice = {
  readonly circuit: Circuit;
  readonly shippingMethodId?: string | undefined;
  readonly paymentModeId: string;
};

/** The chosen transport and payment, if the product offers them. @throws Refusal */
export function chosenOptions(
  diagnostic: Pick<Diagnostic, 'options'>,
  choice: Choice,
): { transport: ShippingOption; payment: PaymentOption } {
  const offered = diagnostic.options.filter(({ circuit }) => circuit === choice.circuit);
  const transport = choice.shippingMethodId
    ? offered.find(({ id }) => id === choice.shippingMethodId)
    : offered[0];
  if (!transport) throw new Refusal('no-transport-mode', { circuit: choice.circuit });
  const payment = transport.paymentModes.find(({ id }) => id === choice.paymentModeId);
  if (!payment) throw new Refusal('no-payment-mode', { circuit: choice.circuit });
  return { transport, payment };
}

/** The possible warehouses for a product in this state. */
export function warehousesFor(transport: ShippingOption, state: ProductState): readonly string[] {
  const { warehouseIds, defaultWarehouseId } = transport.warehouses[state];
  if (warehouseIds.length > 0) return warehouseIds;
  return defaultWarehouseId ? [defaultWarehouseId] : [];
}

/** What the decider is told of a price of zero, and of a product that is not bought as it is. */
export function worthFacts(
  { settings: { zeroAllowed } }: Pick<Diagnostic, 'settings'>,
  { breakdown: { reason } }: Pick<Diagnosis, 'breakdown'>,
): Pick<DeclareData, 'zeroAllowed' | 'notBought'> {
  return { zeroAllowed, ...(reason && reason !== 'zero' ? { notBought: reason } : {}) };
}

/** The IMEI fact for the decider. */
export function imeiFact(
  { collectsImei, tacCodes }: Pick<Diagnostic, 'collectsImei' | 'tacCodes'>,
  imei: string | undefined,
): DeclareData['imei'] {
  if (imei) return checkImei(imei, tacCodes);
  return collectsImei ? 'missing' : 'not-asked';
}
