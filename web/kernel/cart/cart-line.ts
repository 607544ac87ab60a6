import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { paymentNeedsIban, priceLines } from '@reprise/contracts/rules';
import { choicesOf, needsAppointment, type ProductDraft } from '../product-draft';
import type { CartLine } from './cart.types';
import { translationsOf } from './line-texts';

function itemOf({ product, questions }: DiagnosticView): CartLine['item'] {
  const { model, reference, ean, weight, height, length, width, categoryId, categoryLabel } = product;
  const diagnosticType = questions.length > 0 ? 'questions' : 'simple';
  return {
    ...{ model, reference, ean, weight, height, length, width },
    ...{ categoryId, categoryLabel, diagnosticType },
  };
}

const answersOf = ({ questions }: DiagnosticView, { answers }: ProductDraft): CartLine['answers'] =>
  questions.flatMap(({ id }) => {
    const answerId = answers[id];
    return answerId ? [{ questionId: id, answerId }] : [];
  });

/** What was said and chosen for a line: where its change begins. */
export const chosenIn = (line: CartLine): Omit<ProductDraft, 'productId'> => ({
  answers: Object.fromEntries(line.answers.map(({ questionId, answerId }) => [questionId, answerId])),
  imei: line.imei,
  forcedInvalidImei: line.forcedInvalidImei,
  shippingMethodId: line.shippingMethodId,
  appointment: line.appointment,
  paymentModeId: line.paymentModeId,
  warehouseId: line.warehouseId,
});

type Own = Pick<CartLine, 'inCartId' | 'slug' | 'steps'> &
  Partial<Pick<CartLine, 'declarationId' | 'declared'>>;

/**
 * A finished diagnosis as a line of the cart; undefined while something is still open.
 *
 * @param written as the account wrote it, with its translations: the cart is read in any language.
 */
export function lineOf(written: DiagnosticView, draft: ProductDraft, own: Own): CartLine | undefined {
  const line = lineIn(written, draft, own);
  return (
    line && { ...line, translations: translationsOf(line, (shown) => lineIn(shown(written), draft, own)) }
  );
}

function lineIn(view: DiagnosticView, draft: ProductDraft, own: Own): CartLine | undefined {
  const { shipping, payment, price, warehouseId, warehouseIds } = choicesOf(view, draft);
  if (!shipping || !payment || (warehouseIds.length > 1 && !warehouseId)) return undefined;
  const { product, settings } = view;
  return {
    ...own,
    productId: product.id,
    answers: answersOf(view, draft),
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
    drawing: product.drawing,
    item: itemOf(view),
    receipt: priceLines(price),
    total: price.total,
    state: price.state,
    currency: view.currency,
    transportLabel: shipping.label,
    transportTerms: shipping.terms || undefined,
    paymentLabel: payment.label,
    needsIban: payment.iban || paymentNeedsIban(payment.type),
    countries: shipping.countries,
    identityRequired: settings.identityDocumentRequired,
    minimum: settings.cartMinValue,
    validDays: settings.validDays,
  };
}
