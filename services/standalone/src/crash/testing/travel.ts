import type { Diagnostic } from '@reprise/contracts/catalogue';
import { accountIdOf, tenants } from '@reprise/hosting';
import type { Documents } from '@reprise/read-kernel/documents';
import type { PatientClient } from './patient-client';

export type Tokens = { readonly visitor: string; readonly warehouse: string; readonly admin: string };
export type Ending = 'equal' | 'lower' | 'cancelled';
/** In turn, in a load of many. */
export const endings: readonly Ending[] = ['equal', 'lower', 'cancelled', 'equal'];
export type Outcome = { readonly id: string; readonly ending: Ending; readonly paid: number };

type Question = { readonly id: string; readonly answers: readonly { readonly id: string }[] };
type Option = {
  readonly id: string;
  readonly circuit: string;
  readonly paymentModes: readonly { readonly id: string; readonly provider: string }[];
};
/** The shop's options for one product. */
export type Offer = {
  readonly productId: string;
  readonly tacCodes: readonly string[];
  readonly questions: readonly Question[];
  readonly options: readonly Option[];
};
type Row = {
  readonly status: string;
  readonly payment: { readonly status: string };
  readonly prices: { readonly validated?: number };
  readonly transport: { readonly labelKey?: string };
};

const anIdentity = {
  ...{ type: 'passport', number: '12AB34567', issuingAuthority: 'Préfecture de Paris' },
  deliveryDate: '2020-01-31',
};
const customer = {
  firstName: 'Zoé',
  lastName: 'Martin',
  email: 'zoe@example.test',
  phone: '0612345678',
  street: '1 rue X',
  zipCode: '75001',
  city: 'Paris',
  country: 'FR',
};
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A product with several questions, sent by post and paid by gift card. */
export async function anOffer(
  client: PatientClient,
  documents: Pick<Documents, 'collection'>,
  token: string,
): Promise<Offer> {
  const products = documents.collection<{ _id: string; tacCodes?: string[]; accountId: string }>({
    name: 'products',
  });
  const own = await products.find({ accountId: accountIdOf(tenants[0]) }, { sort: [['_id', 1]] });
  const product = own.find(({ tacCodes = [] }) => tacCodes.length > 0);
  if (!product) throw new Error('the demonstration has no telephone');
  const file = (await client.read(`/products/${product._id}/diagnostic`, token)) as Diagnostic;
  return { ...file, productId: product._id };
}

function declaration({ productId, questions, options, tacCodes }: Offer): object {
  const option = options.find(({ circuit }) => circuit === 'web_drop_label');
  const mode = option?.paymentModes.find(({ provider }) => provider === 'gift_card_a');
  return {
    productId,
    answers: questions.map(({ id, answers }) => ({ questionId: id, answerId: answers[0]?.id })),
    circuit: 'web_drop_label',
    shippingMethodId: option?.id,
    paymentModeId: mode?.id,
    ...(tacCodes[0] ? { imei: `${tacCodes[0]}1234567`, forcedInvalidImei: true } : {}),
    customer,
    identification: anIdentity,
    termsAccepted: true,
    locale: 'fr-FR',
  };
}

/** Polls the buyback until it is as expected. */
async function until(
  what: string,
  look: () => Promise<Row>,
  isSo: (row: Row) => boolean,
  patienceMs: number,
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let row = await look(); !isSo(row); row = await look()) {
    if (Date.now() > end) throw new Error(`${what} did not follow: ${JSON.stringify(row)}`);
    await pause(30);
  }
}

/** One buyback paid by gift card, from the declaration to its end; every command with its own key. */
export async function travel(
  client: PatientClient,
  tokens: Tokens,
  offer: Offer,
  ending: Ending,
  name: string,
): Promise<Outcome> {
  const { visitor, warehouse, admin } = tokens;
  const declared = await client.command('declare', `${name}-declare`, {
    path: '/buybacks',
    token: visitor,
    body: declaration(offer),
  });
  const { id, token } = declared as { id: string; token: string };
  const row = async (): Promise<Row> => (await client.read(`/buybacks/${id}`, admin)) as Row;
  const followed = (what: string, isSo: (row: Row) => boolean) => until(what, row, isSo, client.patienceMs);
  if (ending === 'cancelled') {
    await client.command('cancel', `${name}-cancel`, {
      path: `/buybacks/${id}/cancel`,
      token: admin,
      body: { reason: 'customer_retractation' },
    });
    await followed('the cancellation', ({ status }) => status === 'bb_cancelled');
    return { id, ending, paid: 0 };
  }
  await followed('the label', ({ transport }) => transport.labelKey !== undefined);
  const item = `/items/${id}`;
  await client.command('check-in', `${name}-check-in`, { path: `${item}/check-in`, token: warehouse });
  const { questions } = (await client.read(`${item}/questions`, warehouse)) as {
    questions: readonly Question[];
  };
  const worse = ending === 'lower' ? 1 : -1;
  const answers = questions.map((question, n) => ({
    questionId: question.id,
    answerId: question.answers[n === worse ? question.answers.length - 1 : 0]?.id,
  }));
  await client.command('control', `${name}-control`, {
    path: `${item}/control`,
    token: warehouse,
    body: { answers },
  });
  if (ending === 'lower') {
    const path = `/buybacks/${id}/proposal/accept`;
    await client.command('accept', `${name}-accept`, {
      path,
      body: { token },
      doneCode: 'proposal-answered',
    });
  }
  await followed('the payment', ({ payment }) => payment.status === 'payment_completed');
  return { id, ending, paid: (await row()).prices.validated ?? 0 };
}
