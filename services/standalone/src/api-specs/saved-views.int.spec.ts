import { peopleOf } from './testing/people';
import { runProduct, type Product } from './testing/running-product';

type View = { id: string; label: string; shared: boolean; own: boolean };
type Who = { headers: Record<string, string> };

describe('saved views of a list', () => {
  let product: Product;
  let owner: Who;
  let colleague: Who;
  let elsewhere: Who;
  beforeAll(async () => {
    product = await runProduct();
    const people = peopleOf(product);
    const { lcmOrganizationId = '' } = await people.placesOf('buyer_manager');
    const { timOrganizationId = '' } = await people.placesOf('store_manager');
    const arrives = async (modules: Record<string, string>, place: object): Promise<Who> => {
      const { token } = await people.arrives({ modules, ...place });
      return { headers: people.bearer(token) };
    };
    owner = await arrives({ lcm: 'buyer_manager' }, { lcmOrganizationId });
    colleague = await arrives({ lcm: 'buyer_manager' }, { lcmOrganizationId });
    elsewhere = await arrives({ tim: 'store_seller' }, { timOrganizationId });
  });
  afterAll(() => product.close());

  const body = (label: string, shared = false) => ({
    ...{ list: 'buybacks', label, shared, columns: ['code', 'prices.declared'] },
    address: 'status=bb_completed&sort=createdAt:asc',
  });
  const save = async (who: Who, label: string, shared?: boolean) =>
    product.ask('POST', '/saved-views', { ...who, body: body(label, shared) });
  const seen = async (who: Parameters<Product['ask']>[2]): Promise<string[]> => {
    const answer = await product.ask('GET', '/saved-views?list=buybacks', who);
    return answer.body.views.map(({ label, own }: View) => (own ? `${label}, own` : label));
  };

  it('are the owner’s alone, or of everybody in his organisation', async () => {
    expect((await save(owner, 'Mine')).status).toBe(201);
    const { body: shared } = await save(owner, 'Ours', true);
    expect(await seen(owner)).toEqual(['Mine, own', 'Ours, own']);
    expect(await seen(colleague)).toEqual(['Ours']);
    expect(await seen(elsewhere)).toEqual([]);
    expect(await seen({ as: 'other:buyer_manager' })).toEqual([]);
    expect(shared).toMatchObject({ ...body('Ours', true), own: true });
  });

  it('are renamed and removed by their owner alone', async () => {
    const { id: ours } = (await save(owner, 'A', true)).body as View;
    const { id: mine } = (await save(owner, 'B')).body as View;
    const change = async (who: Parameters<Product['ask']>[2], id: string) => [
      (await product.ask('PATCH', `/saved-views/${id}`, { ...who, body: { label: 'C' } })).status,
      (await product.ask('DELETE', `/saved-views/${id}`, who)).status,
    ];
    expect(await change(colleague, ours)).toEqual([403, 403]);
    expect(await change(colleague, mine)).toEqual([404, 404]);
    expect(await change(elsewhere, ours)).toEqual([404, 404]);
    expect(await change({ as: 'other:buyer_manager' }, ours)).toEqual([404, 404]);
    expect(await change(owner, ours)).toEqual([200, 204]);
    expect(await seen(colleague)).not.toContain('C');
  });

  it('have names of their own among those that their owner sees, whatever the capitals', async () => {
    const { id } = (await save(owner, 'Open Ones', true)).body as View;
    const { id: second } = (await save(owner, 'Second')).body as View;
    const taken = {
      status: 409,
      body: { code: 'name-already-used', violations: [{ propertyPath: 'label', code: 'already-used' }] },
    };
    expect(await save(owner, ' open  ones')).toMatchObject(taken);
    expect(await save(colleague, 'OPEN ONES')).toMatchObject(taken);
    const change = (view: string, body_: object) =>
      product.ask('PATCH', `/saved-views/${view}`, { ...owner, body: body_ });
    expect(await change(second, { label: 'open ones' })).toMatchObject(taken);
    expect((await change(id, { label: 'open ones' })).status).toBe(200);
    expect((await change(second, { address: 'sort=code:asc' })).status).toBe(200);
    expect((await save(elsewhere, 'Open ones')).status).toBe(201);
    const twice = await Promise.all([save(owner, 'Twice'), save(owner, 'twice')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const view of [id, second]) await product.ask('DELETE', `/saved-views/${view}`, owner);
    expect((await save(owner, 'Second')).status).toBe(201);
  });

  it('are shared by those alone who may share', async () => {
    expect((await save(elsewhere, 'Ours', true)).status).toBe(403);
    const { body: mine } = await save(elsewhere, 'Mine');
    const share = { ...elsewhere, body: { shared: true } };
    expect((await product.ask('PATCH', `/saved-views/${mine.id}`, share)).status).toBe(403);
  });

  it('leave the columns that a person chose for a list to him, and are not among them', async () => {
    const path = '/list-columns/payments';
    const chosen = async (who: Who) => (await product.ask('GET', path, who)).body.columns;
    expect(await chosen(owner)).toBeNull();
    for (const columns of [['code'], ['code', 'amount']])
      expect((await product.ask('PUT', path, { ...owner, body: { columns } })).status).toBe(200);
    expect(await chosen(owner)).toEqual(['code', 'amount']);
    expect(await chosen(colleague)).toBeNull();
    const { body } = await product.ask('GET', '/saved-views?list=payments', owner);
    expect(body.views).toEqual([]);
    expect((await product.ask('PUT', path, { ...owner, body: { columns: ['no such!'] } })).status).toBe(422);
    expect((await product.ask('GET', path, { as: 'visitor' })).status).toBe(403);
  });
});
