import { buybackFields, type BuybackCommand, type ProductSnapshot } from '@reprise/contracts/buyback';
import type { Diagnostic, Diagnosis, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import { translated } from '@reprise/contracts/kernel';
import type { Declaration } from './declaration.types';

type Opening = Extract<BuybackCommand, { type: 'DeclareBuyback' }>['data']['opening'];
export type OpeningFacts = {
  readonly diagnostic: Diagnostic;
  readonly diagnosticId: string;
  readonly diagnosis: Diagnosis;
  readonly transport: ShippingOption;
  readonly payment: PaymentOption;
  readonly rest: Omit<
    Opening,
    'product' | 'answers' | 'price' | 'payment' | 'transport' | 'rootId' | 'diagnosticId'
  > & {
    readonly appointment?: string | undefined;
  };
};

/** The product as it is on that day, in every language. */
function snapshotOf({ product }: Pick<Diagnostic, 'product'>): ProductSnapshot {
  const { id, label, brand, model, reference, ean, weight, categoryId, categoryLabel } = product;
  const { height, length, width, image, drawing, labelTranslations, categoryLabelTranslations } = product;
  return {
    id,
    label,
    brand,
    model,
    reference,
    weight,
    categoryId,
    categoryLabel,
    ...translated({ labelTranslations, categoryLabelTranslations }),
    ...(ean ? { ean } : {}),
    ...(image ? { image } : {}),
    ...(drawing ? { drawing } : {}),
    ...(height && length && width ? { dimensions: { length, width, height } } : {}),
  };
}

/** What the declaration fixes permanently: product, answers, price and choices. */
export function openingOf({
  diagnostic,
  diagnosticId,
  diagnosis,
  transport,
  payment,
  rest,
}: OpeningFacts): Opening {
  const { appointment, ...known } = rest;
  return {
    diagnosticId,
    product: snapshotOf(diagnostic),
    answers: diagnosis.answers,
    price: diagnosis.priced,
    payment: {
      modeId: payment.id,
      type: payment.type,
      provider: payment.provider,
      label: payment.label,
      paidInStore: payment.paidInStore,
    },
    transport: { methodId: transport.id, label: transport.label, ...(appointment ? { appointment } : {}) },
    rootId: diagnostic.rootId,
    ...known,
  };
}

/** Given choices are stored in the opening; others are omitted. */
export function chosenFacts(declaration: Declaration) {
  const { channel, circuit, locale, forcedInvalidImei } = declaration;
  const { storeId, cartId, imei, appointment } = declaration;
  return {
    channel,
    circuit,
    locale,
    forcedInvalidImei,
    ...buybackFields.of(declaration),
    ...(storeId ? { storeId } : {}),
    ...(cartId ? { cartId } : {}),
    ...(imei ? { imei } : {}),
    ...(appointment ? { appointment } : {}),
  };
}
