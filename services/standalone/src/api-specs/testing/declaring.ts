import type { Product } from './running-product';

export const aCustomer = {
  firstName: 'Zoé',
  lastName: 'Martin',
  email: 'zoe@example.test',
  phone: '0612345678',
  street: '1 rue de la Paix',
  zipCode: '75001',
  city: 'Paris',
  country: 'FR',
  iban: 'FR7630006000011234567890189',
};
export const anIdentity = {
  type: 'passport',
  number: '12AB34567',
  issuingAuthority: 'Préfecture de Paris',
  deliveryDate: '2020-01-31',
};

type Option = { id: string; circuit: string; paymentModes: { id: string; provider: string; type: string }[] };

/** A product's questions and options, ready to be declared with the best answers. */
export async function offerOf(product: Product, query: string, channel: 'web' | 'store' = 'web') {
  const as = channel === 'web' ? 'visitor' : 'store_seller';
  const found = await product.ask('GET', `/products?search_product_buyback=${encodeURIComponent(query)}`, {
    as: 'admin',
    headers: { accept: 'application/json' },
  });
  const { id } = found.body[0] as { id: string };
  const { body } = await product.ask('GET', `/products/${id}/diagnostic?channel=${channel}`, { as });
  return { id, ...body } as {
    id: string;
    questions: { id: string; answers: { id: string }[] }[];
    options: Option[];
    tacCodes: string[];
    collectsImei?: boolean;
  };
}
export type Offer = Awaited<ReturnType<typeof offerOf>>;

/** @param pick index of the answer to each question; by default the best. */
export const answersOf = (
  { questions }: Pick<Offer, 'questions'>,
  pick: (index: number) => number = () => 0,
) => questions.map(({ id, answers }, index) => ({ questionId: id, answerId: answers[pick(index)]?.id }));

/** The body of a declaration; `type` of the desired payment. */
export function declarationOf(offer: Offer, circuit: string, type = 'bank_transfer') {
  const option = offer.options.find((each) => each.circuit === circuit);
  const mode = option?.paymentModes.find((each) => each.type === type);
  const tac = offer.tacCodes[0];
  return {
    productId: offer.id,
    answers: answersOf(offer),
    circuit,
    shippingMethodId: option?.id,
    paymentModeId: mode?.id,
    ...(tac ? { imei: `${tac}1234567`, forcedInvalidImei: true } : {}),
    locale: 'fr-FR',
  };
}
export const webDeclaration = (offer: Offer, circuit: string, type?: string) => ({
  ...declarationOf(offer, circuit, type),
  customer: aCustomer,
  identification: anIdentity,
  termsAccepted: true,
});
