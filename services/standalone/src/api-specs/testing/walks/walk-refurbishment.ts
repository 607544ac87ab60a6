import { LINKS, type Links } from '@reprise/kernel/ports';
import type { Product } from '../running-product';
import { aPdf, sendFile } from '../send-file';
import type { Workshop } from '../workshop';
import type { Send } from './sender';

const body = (given: object = {}) => ({ body: given });

/** A tested item is diagnosed, and stands in the workshop with the steps of that. */
async function diagnosed(shop: Workshop, send: Send, stepIds: readonly string[]): Promise<string> {
  const id = await shop.tested();
  const stockId = shop.stocks['to_refurbish'] ?? '';
  const [refurbStepId] = stepIds;
  const answered = [{ label: 'Yes', steps: [{ refurbStepId }] }];
  const question = { label: 'Erase?', type: 'unique', answers: answered };
  const questionId = await shop.made('/refurb-diagnosis-questions', question);
  const [answer] = (await shop.get(`/refurb-diagnosis-questions/${questionId}`)).body.answers;
  await shop.act(`/items/${id}/diagnosis`);
  const answers = [{ questionId, answerIds: [answer.id] }];
  await send('answerDiagnosis', { id }, body({ answers }));
  await send('summariseDiagnosis', { id }, body({ refurbStepIds: stepIds }));
  await send('chooseDiagnosisStock', { id }, body({ stockId }));
  await send('finaliseDiagnosis', { id }, body());
  return id;
}

/** From the compliance test to its sale, with every act on its steps and the papers that prove them. */
export async function walkRefurbishment(product: Product, shop: Workshop, send: Send): Promise<void> {
  const stockId = shop.stocks['to_refurbish'] ?? '';
  const step = (name: string, more: object = {}) => shop.made('/refurb-steps', { name, stockId, ...more });
  const erase = await step('Erase', { kind: 'erasure' });
  const polish = await step('Shine');
  const unused = await step('Unused');
  await send('removeRefurbStep', { id: unused });
  const id = await diagnosed(shop, send, [erase]);
  await send('planRefurbStep', { id }, body({ refurbStepId: polish }));
  const { steps } = (await shop.get(`/items/${id}/refurbishment`)).body;
  const [erasing, polishing] = [erase, polish].map(
    (each) => steps.find((one: { refurbStepId: string }) => one.refurbStepId === each).id as string,
  );
  const on = (stepId = '') => ({ id, stepId });
  await send('startRefurbStep', on(erasing), body({ seen: 'to_do', stockId }));
  await send('pauseRefurbStep', on(erasing), body({ seen: 'in_progress' }));
  await send('resumeRefurbStep', on(erasing), body({ seen: 'paused' }));
  const sent = await sendFile(product, `/items/${id}/erasure-certificates`, aPdf, 'warehouse_operator');
  const { certificate } = sent.body;
  const { imei } = (await shop.get(`/items/${id}`)).body;
  const erasure = { outcome: 'erased', provider: 'Blancco', standard: 'NIST 800-88', device: imei };
  const proof = { ...erasure, certificate, erasedAt: '2026-01-20T09:00:00.000Z' };
  await send('completeRefurbStep', on(erasing), body({ seen: 'in_progress', erasure: proof }));
  await send('cancelRefurbStep', on(polishing), body({ seen: 'to_do', reason: 'Not needed.' }));
  await send('completeRefurbishment', { id }, body({ stockId: shop.stocks['refurb_completed'] ?? '' }));
  await product.settled();
  const papers = { headers: { accept: '*/*' } };
  await send('downloadErasureCertificate', { id, certificate }, papers);
  const links: Links = product.app.get(LINKS);
  const token = links.tokenFor(product.accountId, `passports/${id}`);
  await send('readItemPassport', { id, token });
  await send('openItemPassport', { id, token }, papers);
  await send('sellItem', { id }, { as: 'warehouse_manager', body: { price: 45_000 } });
}
