import type { PaymentOption, ShippingOption, DiagnosticFile } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { checkImei, type Circuit, type ProductState } from '@reprise/contracts/rules';

export type Choice = {
  readonly circuit: Circuit;
  readonly shippingMethodId?: string | undefined;
  readonly paymentModeId: string;
};

/** The transport and payment that a person chose, among those that the product really offers. @throws Refusal */
export function chosenOptions(
  file: Pick<DiagnosticFile, 'options'>,
  choice: Choice,
): { transport: ShippingOption; payment: PaymentOption } {
  const offered = file.options.filter(({ circuit }) => circuit === choice.circuit);
  const transport = choice.shippingMethodId
    ? offered.find(({ id }) => id === choice.shippingMethodId)
    : offered[0];
  if (!transport) throw new Refusal('no-transport-mode', { circuit: choice.circuit });
  const payment = transport.paymentModes.find(({ id }) => id === choice.paymentModeId);
  if (!payment) throw new Refusal('no-payment-mode', { circuit: choice.circuit });
  return { transport, payment };
}

/** "A workshop must be chosen when several exist" (customer seed §5). @throws Refusal `no-warehouse` */
export function chosenWarehouse(
  transport: ShippingOption,
  state: ProductState,
  wanted: string | undefined,
): string {
  const { warehouseIds, defaultWarehouseId } = transport.warehouses[state];
  const among = warehouseIds.length > 0 ? warehouseIds : defaultWarehouseId ? [defaultWarehouseId] : [];
  const only = among.length === 1 ? among[0] : undefined;
  const warehouseId = wanted ?? only;
  if (!warehouseId || !among.includes(warehouseId)) throw new Refusal('no-warehouse', { among });
  return warehouseId;
}

export type Imei = { readonly imei?: string | undefined; readonly forcedInvalidImei: boolean };

/** A mismatch or unknown IMEI may be confirmed; no IMEI at all may not (customer seed §5). */
export function checkedImei(
  file: Pick<DiagnosticFile, 'collectsImei' | 'tacCodes'>,
  { imei, forcedInvalidImei }: Imei,
): void {
  if (!file.collectsImei && !imei) return;
  if (!imei) throw new Refusal('imei-required');
  const check = checkImei(imei, file.tacCodes);
  if (check === 'malformed') throw new Refusal('imei-mismatch', { check });
  if (check !== 'ok' && !forcedInvalidImei) throw new Refusal('imei-mismatch', { check });
}
