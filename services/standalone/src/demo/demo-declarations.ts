import type { CreatedBuyback, CustomerForm } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { Circuit } from '@reprise/contracts/rules';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';
import { idOf } from './demo-ids';

const people = [
  ['Camille', 'Bernard', '8 rue des Lilas', '75020', 'Paris'],
  ['Nadia', 'Haddad', '27 cours Lafayette', '69003', 'Lyon'],
  ['Jonas', 'Weber', '5 rue du Vieux Marché', '67000', 'Strasbourg'],
  ['Inès', 'Moreau', '14 quai des Chartrons', '33000', 'Bordeaux'],
  ['Paul', 'Lambert', '2 place de la Liberté', '59000', 'Lille'],
] as const;

export const customer = (index: number): CustomerForm => {
  const [firstName, lastName, street, zipCode, city] = people[index % people.length] ?? people[0];
  const email = `${firstName}.${lastName}@example.test`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    firstName,
    lastName,
    email,
    phone: '0612345678',
    street,
    zipCode,
    city,
    country: 'FR',
    iban: 'FR7630006000011234567890189',
  };
};

export type Wish = {
  readonly product: string;
  readonly circuit: Circuit;
  readonly mode: string;
  readonly answer?: number;
};

/** @param index tells one buyback from the others. */
export async function bodyOf(client: DemoClient, wish: Wish, index: number, channel: 'web' | 'store') {
  const productId = idOf(client.tenant, 'product', wish.product);
  const view = await client.get<DiagnosticView>(
    channel === 'store' ? 'store_seller' : 'visitor',
    `/products/${productId}/diagnostic?channel=${channel}`,
  );
  const option = view.options.find(({ circuit }) => circuit === wish.circuit);
  const payment = option?.paymentModes.find(
    ({ id }) => id === idOf(client.tenant, 'payment-mode', wish.mode),
  );
  return {
    productId,
    answers: view.questions.map(({ id, answers }) => ({
      questionId: id,
      answerId: answers[Math.min(wish.answer ?? 0, answers.length - 2)]?.id ?? '',
    })),
    circuit: wish.circuit,
    shippingMethodId: option?.id,
    paymentModeId: payment?.id,
    ...(view.collectsImei
      ? { imei: `${view.tacCodes[0] ?? '35000000'}${String(1_234_560 + index)}`, forcedInvalidImei: true }
      : {}),
  };
}

export const identification = {
  type: 'identity_card',
  number: '880692310285',
  issuingAuthority: 'Préfecture de Paris',
  deliveryDate: '2019-05-02',
};

/** At the public site of the client's tenant. */
export async function declare(client: DemoClient, wish: Wish, index: number): Promise<CreatedBuyback> {
  const body = {
    ...(await bodyOf(client, wish, index, 'web')),
    customer: customer(index),
    identification,
    termsAccepted: true,
    locale: 'fr-FR',
  };
  return client.post('visitor', '/buybacks', body, deriveId('demonstration-buyback', index));
}
