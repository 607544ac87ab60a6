import type { CreatedBuyback, CustomerForm } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { Circuit } from '@reprise/contracts/rules';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';
import { idOf, tenants } from './demo-ids';

const [demo] = tenants;
const storeId = idOf(demo, 'organisation', 'store-paris');

const people = [
  ['Camille', 'Bernard', '8 rue des Lilas', '75020', 'Paris'],
  ['Nadia', 'Haddad', '27 cours Lafayette', '69003', 'Lyon'],
  ['Jonas', 'Weber', '5 rue du Vieux Marché', '67000', 'Strasbourg'],
  ['Inès', 'Moreau', '14 quai des Chartrons', '33000', 'Bordeaux'],
  ['Paul', 'Lambert', '2 place de la Liberté', '59000', 'Lille'],
] as const;

const customer = (index: number): CustomerForm => {
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

type Wish = {
  readonly product: string;
  readonly circuit: Circuit;
  readonly mode: string;
  readonly answer?: number;
};

async function bodyOf(client: DemoClient, wish: Wish, index: number, channel: 'web' | 'store') {
  const productId = idOf(demo, 'product', wish.product);
  const view = await client.get<DiagnosticView>(
    channel === 'store' ? 'store_seller' : 'visitor',
    `/products/${productId}/diagnostic?channel=${channel}`,
  );
  const option = view.options.find(({ circuit }) => circuit === wish.circuit);
  const payment = option?.paymentModes.find(({ id }) => id === idOf(demo, 'payment-mode', wish.mode));
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

async function declare(client: DemoClient, wish: Wish, index: number): Promise<CreatedBuyback> {
  const body = {
    ...(await bodyOf(client, wish, index, 'web')),
    customer: customer(index),
    identification,
    termsAccepted: true,
    locale: 'fr-FR',
  };
  return client.post('visitor', '/buybacks', body, deriveId('demonstration-buyback', index));
}

const webWishes: readonly Wish[] = [
  { product: 'Apple iPhone 14 128 Go', circuit: 'web_drop_label', mode: 'transfer' },
  { product: 'Samsung Galaxy S23 256 Go', circuit: 'web_post', mode: 'gift-card', answer: 1 },
  { product: 'Apple iPad Air 5 64 Go', circuit: 'web_drop_label', mode: 'transfer' },
  { product: 'Google Pixel 8 128 Go', circuit: 'web_post', mode: 'transfer' },
  { product: 'Sony PlayStation 5 Slim', circuit: 'web_drop', mode: 'gift-card' },
  { product: 'Apple iPhone 12 64 Go', circuit: 'web_drop', mode: 'transfer', answer: 1 },
];

/** One buyback that the workshop has tested: as declared, and one found worse. */
async function test(client: DemoClient, { id }: CreatedBuyback, worse: boolean): Promise<void> {
  await client.post(
    'warehouse_operator',
    `/items/${id}/check-in`,
    {},
    deriveId('demonstration-check-in', id),
  );
  const { questions } = await client.get<Pick<DiagnosticView, 'questions'>>(
    'warehouse_operator',
    `/items/${id}/questions`,
  );
  const answers = questions.map((question, index) => ({
    questionId: question.id,
    answerId: question.answers[worse && index === 1 ? 2 : 0]?.id ?? '',
  }));
  await client.post(
    'warehouse_operator',
    `/items/${id}/control`,
    { answers },
    deriveId('demonstration-control', id),
  );
}

const identification = {
  type: 'identity_card',
  number: '880692310285',
  issuingAuthority: 'Préfecture de Paris',
  deliveryDate: '2019-05-02',
};

async function atTheCounter(
  client: DemoClient,
  wish: Wish,
  index: number,
  finalised: boolean,
): Promise<void> {
  const body = await bodyOf(client, wish, index, 'store');
  const created = await client.post<CreatedBuyback>(
    'store_seller',
    `/store/${storeId}/buybacks`,
    { ...body, locale: 'fr-FR' },
    deriveId('demonstration-counter', index),
  );
  if (!finalised) return;
  const signed = { customer: customer(index), identification, handOverSigned: true };
  await client.post(
    'store_seller',
    `/store/${storeId}/buybacks/${created.id}/finalize`,
    signed,
    deriveId('demonstration-finalise', index),
  );
}

/** A few buybacks in every stage, made through the API by the people of the demonstration. */
export async function seedBuybacks(client: DemoClient): Promise<void> {
  const declared: CreatedBuyback[] = [];
  for (const [index, wish] of webWishes.entries()) declared.push(await declare(client, wish, index));
  const [, , tablet, phone] = declared;
  if (tablet) await test(client, tablet, false);
  if (phone) await test(client, phone, true);
  await atTheCounter(
    client,
    { product: 'Nintendo Switch OLED', circuit: 'store_drop', mode: 'voucher' },
    20,
    true,
  );
  await atTheCounter(
    client,
    { product: 'Apple MacBook Air M2 256 Go', circuit: 'store_drop', mode: 'transfer' },
    21,
    true,
  );
  await atTheCounter(
    client,
    { product: 'Apple iPhone 15 Pro 128 Go', circuit: 'store_drop', mode: 'gift-card' },
    22,
    false,
  );
}
