import { LINKS, type Links } from '@reprise/kernel/ports';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { workshopOf, type Workshop } from './testing/workshop';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const json = { accept: 'application/json' };

// What is offered less than was promised is shown and explained, where the account asks for it.
describe('a lower price', () => {
  let product: Product;
  let shop: Workshop;
  let item: string;
  let changed: string;

  beforeAll(async () => {
    product = await runProduct();
    shop = await workshopOf(product);
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { id } = (await product.ask('GET', path, { as: 'admin', headers: json })).body;
    const body = { lowerPriceProofRequired: true };
    const set = await product.ask('PATCH', `/organization-root-details/${id}`, { as: 'admin', body });
    expect(set.status).toBe(200);
    item = await shop.arrived();
    changed = shop.phone.questions[1]?.id ?? '';
  });
  afterAll(() => product.close());

  const worse = () =>
    shop.phone.questions.map(({ id, answers }, at) => ({
      ...{ questionId: id, answerId: answers[at === 1 ? 2 : 0]?.id },
    }));
  const asDeclared = () =>
    shop.phone.questions.map(({ id, answers }) => ({ questionId: id, answerId: answers[0]?.id }));
  const test = (more: object = {}) => shop.act(`/items/${item}/control`, { answers: worse(), ...more });
  const refusal = async (more: object) => (await test(more)).body.code;
  const photo = async (): Promise<string> =>
    (await shop.act(`/items/${item}/photos`, { base64: png })).body.key;

  it('begins with what lay in the parcel, photographed before the test by who may take it in', async () => {
    const opening = `/items/${item}/opening-photos`;
    const refused = async (as: Asker, base64 = png) =>
      (await product.ask('POST', opening, { as, headers: json, body: { base64 } })).status;
    expect(await refused('store_manager')).toBe(403);
    expect(await refused('other:warehouse_operator')).toBe(404);
    expect(await refused('warehouse_operator', Buffer.from('%PDF-1.7').toString('base64'))).toBe(422);
    const { status, body } = await shop.act(opening, { base64: png });
    expect([status, body.photo.sha256]).toEqual([201, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const seen = (await shop.get(`/items/${item}/diagnostics`)).body;
    expect(seen.opening).toMatchObject([{ photo: body.photo, by: { name: 'Karim Mansouri' } }]);
    const name = body.photo.key.split('/').at(-1);
    const picture = `/items/${item}/photos/${name}`;
    expect((await product.ask('GET', picture, { as: 'warehouse_operator' })).status).toBe(200);
  });

  it('is refused without a reason, and without a photo of the answer that changed', async () => {
    expect((await shop.get(`/items/${item}/questions`)).body).toMatchObject({
      ...{ proofRequired: true, forcedInvalidImei: true, collectsImei: true },
    });
    expect(await refusal({})).toBe('lower-price-without-reason');
    expect(await refusal({ comment: 'Scratched' })).toBe('lower-price-without-photos');
    const whole = { comment: 'Scratched', photoKeys: [await photo()] };
    expect(await refusal(whole)).toBe('lower-price-without-photos');
    expect((await shop.get(`/items/${item}`)).body.status).toBe('item_registered_in_warehouse');
  });

  it('is proposed with both, which the customer sees beside his own answer', async () => {
    const key = await photo();
    const proof = { comment: 'Deep scratch', photoKeys: [key], photoQuestions: { [key]: changed } };
    expect((await test(proof)).body.status).toBe('item_in_quarantine');
    const links: Links = product.app.get(LINKS);
    const token = links.tokenFor(product.accountId, item);
    const seen = (await product.ask('GET', `/buybacks/${item}/tracking?token=${token}`, { headers: json }))
      .body;
    expect(seen.proposal.differences).toMatchObject([{ questionId: changed }]);
    expect(seen.openingPhotos).toHaveLength(1);
    expect((await product.ask('GET', seen.openingPhotos[0].replace('/api', ''))).status).toBe(200);
    const late = await shop.act(`/items/${item}/opening-photos`, { base64: png });
    expect([late.status, late.body.code]).toEqual([409, 'item-status-invalid']);
    expect(seen.answerPhotos).toEqual({ [changed]: [seen.photos[0]] });
    expect(seen.warehouseComments).toMatchObject([{ text: 'Deep scratch' }]);
  });

  it('is withdrawn for a second test, which stands beside the first', async () => {
    const stockId = shop.stocks['awaiting_control'];
    const freed = await shop.act(`/items/${item}/release`, { stockId }, 'warehouse_manager');
    expect(freed.body.status).toBe('item_awaiting_compliancy_tests');
    const again = await shop.act(`/items/${item}/control`, { answers: asDeclared() });
    expect(again.body.status).toBe('item_completed');
    const { diagnostics } = (await shop.get(`/items/${item}/diagnostics`)).body;
    expect(diagnostics).toMatchObject([
      { diagnosticType: 'declaration' },
      { diagnosticType: 'compliance_test', comment: 'Deep scratch' },
      { diagnosticType: 'compliance_test' },
    ]);
    const [, first] = diagnostics;
    const shown = first.responses.find(({ questionId }: { questionId: string }) => questionId === changed);
    expect(shown.photos).toMatchObject([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});
