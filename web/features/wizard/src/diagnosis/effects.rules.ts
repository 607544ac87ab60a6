import type { PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import type { Draft } from '../../../../kernel/cart';
import { estimateOf } from './choices.rules';
import type { DiagnosticView } from './diagnostic-view.types';

/** Minor units that a transport adds to the price of the answers, as the receipt will charge it. */
export const transportEffect = (view: DiagnosticView, draft: Draft, shipping: ShippingOption): number =>
  estimateOf(view, draft, shipping).total - estimateOf(view, draft).total;

/** The same of a payment mode and its bonus, on the price that the chosen transport leaves. */
export const paymentEffect = (
  view: DiagnosticView,
  draft: Draft,
  shipping: ShippingOption,
  payment: PaymentOption,
): number => estimateOf(view, draft, shipping, payment).total - estimateOf(view, draft, shipping).total;
