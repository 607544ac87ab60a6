import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

/** More than there are places. */
const burst = 80;
const never = 3_600_000;

describe('a carrier that takes an hour for each label of one account', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
    const settings = product.engines.documents.collection<{ _id: string; labelDelayMs: number }>({
      name: 'sandbox_carrier_settings',
    });
    await settings.put({ _id: accountIdOf(tenants[0]), labelDelayMs: never });
    await settings.put({ _id: accountIdOf(tenants[1]), labelDelayMs: 300 });
  });
  afterAll(() => product.close());

  /** The same product, asked by the people of the other tenant. */
  const elsewhere = (): Product => ({
    ...product,
    ask: (method, path, asked = {}) =>
      product.ask(method, path, { ...asked, as: `other:${asked.as ?? 'visitor'}` as Asker }),
  });
  async function declaring(at: Product) {
    const body = webDeclaration(await offerOf(at, 'iphone'), 'web_drop_label', 'gift_card');
    return async (): Promise<string> => {
      const answer = await at.ask('POST', '/buybacks', { as: 'visitor', body });
      expect(answer).toMatchObject({ status: 201 });
      return answer.body.id as string;
    };
  }
  const hasLabel = async (id: string): Promise<boolean> =>
    (await product.engines.log.readStream(`package-${id}`)).some(({ type }) => type === 'PackageLabelIssued');

  it('holds no place for each second: another account has its label, and what waits is kept as data', async () => {
    const [here, there] = [await declaring(product), await declaring(elsewhere())];
    const ids: string[] = [];
    while (ids.length < burst) ids.push(...(await Promise.all(Array.from({ length: 20 }, here))));
    const behind = await there();
    await eventually(() => hasLabel(behind));
    expect((await Promise.all(ids.map(hasLabel))).filter(Boolean)).toEqual([]);
    await eventually(async () => {
      const waiting = await product.engines.store.parkedKeys('issue-label');
      return ids.every((id) =>
        waiting.some(({ key, attempts }) => key === `package-${id}` && attempts === 0),
      );
    });
  }, 240_000);
});
