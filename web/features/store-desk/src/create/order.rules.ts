import { localeSchema } from '@reprise/contracts/kernel';
import { circuitRule } from '@reprise/contracts/rules';
import type { HandOver } from '../draft/desk.slice';
import { answersOf, choicesOf } from './choices.rules';
import { customerBody, customerValues } from './customer-form.rules';
import { needsOf, schemaFor } from './customer.rules';
import { declaredBody } from './declared-fields';
import type { StepProps } from './step-props.types';

type Entered = Pick<StepProps, 'view' | 'draft'>;

/** The acts that create the buyback and hand it over; undefined while something is missing. */
export function orderOf({ view, draft }: Entered, storeId: string, locale: string): HandOver | undefined {
  const { shipping, payment, warehouseId, price } = choicesOf(view, draft);
  const needs = needsOf(view, draft);
  const customer = schemaFor(needs).safeParse(customerValues(draft.customer, needs, ''));
  if (!shipping || !payment || !customer.success) return undefined;
  const appointment = circuitRule(shipping.circuit).deposit === 'collect' ? draft.appointment : undefined;
  return {
    storeId,
    body: {
      productId: draft.productId,
      answers: answersOf(view, draft),
      circuit: shipping.circuit,
      shippingMethodId: shipping.id,
      paymentModeId: payment.id,
      price: price.total,
      forcedInvalidImei: draft.forcedInvalidImei,
      locale: localeSchema.catch('fr-FR').parse(locale),
      ...(view.collectsImei && draft.imei ? { imei: draft.imei } : {}),
      ...declaredBody(draft.declared),
      ...(warehouseId ? { warehouseId } : {}),
      ...(appointment ? { appointment } : {}),
      ...customerBody(customer.data),
    },
    finalise: { ...customerBody(customer.data), handOverSigned: true },
  };
}
