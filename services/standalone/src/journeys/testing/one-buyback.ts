import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { idOf, tenants } from '../../demo/demo-ids';
import { aCustomer, anIdentity } from '../../api-specs/testing/declaring';
import type { Sent, Traveller } from './traveller';

export type BuybackRow = {
  readonly status: string;
  readonly payment: { readonly status: string };
  readonly prices: { readonly validated?: number };
};
type Questions = { readonly questions: readonly { id: string; answers: readonly { id: string }[] }[] };

const productId = idOf(tenants[0], 'product', 'Samsung Galaxy S23 256 Go');
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function until<T>(look: () => Promise<T | false>, what: string): Promise<T> {
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(100)) {
    const found = await look();
    if (found !== false) return found;
  }
  throw new Error(`${what} did not follow`);
}

async function declared(people: Traveller): Promise<{ id: string; token: string }> {
  const view = await people.get<DiagnosticView>('visitor', `/products/${productId}/diagnostic?channel=web`);
  const option = view.options.find(({ circuit }) => circuit === 'web_post');
  const mode = option?.paymentModes.find(({ provider }) => provider === 'gift_card_a');
  const body = {
    productId,
    answers: view.questions.map(({ id, answers }) => ({ questionId: id, answerId: answers[0]?.id })),
    circuit: 'web_post',
    shippingMethodId: option?.id,
    paymentModeId: mode?.id,
    ...(view.collectsImei ? { imei: `${view.tacCodes[0]}7654321`, forcedInvalidImei: true } : {}),
    customer: aCustomer,
    identification: anIdentity,
    termsAccepted: true,
    locale: 'fr-FR',
  };
  return (await people.post('visitor', '/buybacks', body, 'declare')).body as { id: string; token: string };
}

/** The whole journey: declare → ship → check in → control → propose → accept → pay. */
export async function oneBuyback(people: Traveller): Promise<{ id: string; checkedIn: Sent }> {
  const { id, token } = await declared(people);
  const row = () => people.get<BuybackRow>('admin', `/buybacks/${id}`);
  await until(async () => (await row()).status === 'bb_in_transit' && true, 'the shipment');
  const checkedIn = await people.post('warehouse_operator', `/items/${id}/check-in`, {}, 'check-in');
  const { questions } = await people.get<Questions>('warehouse_operator', `/items/${id}/questions`);
  const answers = questions.map(({ id: questionId, answers: given }, n) => ({
    questionId,
    answerId: given.at(n === 1 ? -1 : 0)?.id,
  }));
  await people.post('warehouse_operator', `/items/${id}/control`, { answers }, 'control');
  const accept = { as: 'nobody', method: 'POST', path: `/buybacks/${id}/proposal/accept` } as const;
  await until(async () => {
    const { status, body } = await people.once({ ...accept, body: { token } });
    return status < 300 || (body as { code?: string }).code === 'proposal-answered' ? true : false;
  }, 'the offer');
  await until(async () => (await row()).payment.status === 'payment_completed' && true, 'the payment');
  return { id, checkedIn };
}
