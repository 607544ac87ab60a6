import { paymentNeedsIban, priceLines } from '@reprise/contracts/rules';
import type { CartLine, Draft } from '../cart/cart.types';
import { choicesOf, needsAppointment } from './choices.rules';
import { stepsOf } from './steps.rules';
import type { DiagnosticView } from './diagnostic-view.types';

function itemOf({ product, questions }: DiagnosticView): CartLine['item'] {
  const { model, reference, ean, weight, height, length, width, categoryId, categoryLabel } = product;
  const diagnosticType = questions.length > 0 ? 'questions' : 'simple';
  return {
    ...{ model, reference, ean, weight, height, length, width },
    ...{ categoryId, categoryLabel, diagnosticType },
  };
}

/** The finished diagnosis as a line of the cart; undefined while something is still open. */
export function cartLineOf(view: DiagnosticView, draft: Draft): CartLine | undefined {
  const { shipping, payment, price, warehouseId, warehouseIds } = choicesOf(view, draft);
  if (!shipping || !payment || (warehouseIds.length > 1 && !warehouseId)) return undefined;
  const { product, settings } = view;
  const answers = view.questions.flatMap(({ id }) => {
    const answerId = draft.answers[id];
    return answerId ? [{ questionId: id, answerId }] : [];
  });
  return {
    inCartId: draft.inCartId,
    productId: product.id,
    slug: draft.slug,
    answers,
    imei: draft.imei,
    forcedInvalidImei: draft.forcedInvalidImei,
    circuit: shipping.circuit,
    shippingMethodId: shipping.id,
    appointment: needsAppointment(shipping) ? draft.appointment : undefined,
    paymentModeId: payment.id,
    warehouseId,
    label: product.label,
    brand: product.brand,
    image: product.image,
    item: itemOf(view),
    declarationId: draft.declarationId,
    receipt: priceLines(price),
    total: price.total,
    currency: view.currency,
    transportLabel: shipping.label,
    transportTerms: shipping.terms || undefined,
    paymentLabel: payment.label,
    needsIban: payment.iban || paymentNeedsIban(payment.type),
    countries: shipping.countries,
    identityRequired: settings.identityDocumentRequired,
    minimum: settings.cartMinValue,
    validDays: settings.validDays,
    steps: stepsOf(view, draft).length,
  };
}
