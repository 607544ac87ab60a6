import type { ConsumerRow, OperatorAct } from '@reprise/contracts/projections';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@reprise/kernel/testing';
import { aPartner, parkedKey } from './testing/parked-key';
import { runProduct, type Asker, type Product } from './testing/running-product';

const list = 'buyback_list_v1';

describe('operators of the platform', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    await product.settled();
  });
  afterAll(() => product.close());

  const post = async (path: string, body?: object, as: Asker = 'admin') => {
    const { status, body: said } = await ask('POST', path, { as, ...(body && { body }) });
    return status === 204 ? status : said.code;
  };
  const consumers = async (): Promise<readonly ConsumerRow[]> =>
    (await ask('GET', '/log-consumers', { as: 'admin' })).body;
  const consumer = async (name: string) => (await consumers()).find((each) => each.name === name);
  const rebuild = async () => (await consumer(list))?.projection?.rebuild;
  const comes = (state: string) => eventually(async () => (await rebuild())?.state === state);
  const acts = async (): Promise<readonly OperatorAct[]> =>
    (await ask('GET', '/operator-acts', { as: 'admin' })).body;

  it('see every reader of the log, nobody else does', async () => {
    // A reader tells where it is from time to time, not after each event.
    await eventually(async () => {
      const found = await consumer(list);
      return found?.state === 'active' && found.lag.events === 0;
    });
    expect(await consumer(list)).toMatchObject({
      ...{ state: 'active', lag: { events: 0, seconds: 0 }, parked: [], error: null },
      projection: { live: list, previous: null, rebuild: null },
    });
    expect(await consumer('issue-label')).toMatchObject({ state: 'active', projection: null });
    for (const as of ['root_management_unit_manager', 'warehouse_manager', 'visitor'] as const) {
      expect((await ask('GET', '/log-consumers', { as })).status).toBe(403);
      expect((await ask('GET', '/operator-acts', { as })).status).toBe(403);
      expect(await post(`/projections/${list}/rebuild`, undefined, as)).toBe('forbidden');
      expect(await post(`/log-consumers/${aPartner}/skip`, { key: 'k', eventId: 'e' }, as)).toBe('forbidden');
    }
    expect(await rebuild()).toBeNull();
  });

  it.each(['en-GB', 'fr-FR'])('read the name of every reader in words (%s)', async (language) => {
    const texts = join(__dirname, '../../../../web/features/projections/locales', `${language}.json`);
    const { name: words } = JSON.parse(readFileSync(texts, 'utf8'));
    // A shared search and a bus have readers of their own.
    const named = (await consumers()).map(({ name }) => name.replace(/_v\d+$/, ''));
    const ours = [...named, 'index-products', 'kafka-relay'].filter((name) => name !== aPartner);
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter((name) => !Object.hasOwn(words, name))).toEqual([]);
    const shown = ours.map((name) => words[name]);
    expect(shown).toEqual([...new Set(shown)]);
  });

  it('rebuild beside the live rows, compare, switch and roll back', async () => {
    expect(await post('/projections/nothing_v1/rebuild')).toBe('not-found');
    expect(await post(`/projections/${list}/roll-back`)).toBe('no-previous-rows');
    expect(await post(`/projections/${list}/switch`)).toBe('rebuild-not-compared');
    expect(await post(`/projections/${list}/rebuild`)).toBe(204);
    expect(await post(`/projections/${list}/rebuild`)).toBe('rebuild-under-way');
    await comes('compared');
    const compared = await rebuild();
    expect(compared?.compared).toMatchObject({ differing: 0, differences: [] });
    expect(compared?.compared?.liveRows).toBeGreaterThan(0);
    expect(compared?.compared?.freshRows).toBe(compared?.compared?.liveRows);
    expect(compared?.done).toBe(compared?.total);
    expect((await consumer(list))?.projection).toMatchObject({ live: list });

    const before = (await ask('GET', '/buybacks', { as: 'admin' })).body['hydra:totalItems'];
    expect(await post(`/projections/${list}/switch`)).toBe(204);
    await comes('switched');
    expect((await consumer(list))?.projection).toMatchObject({ live: `${list}__1`, previous: list });
    expect((await ask('GET', '/buybacks', { as: 'admin' })).body['hydra:totalItems']).toBe(before);

    expect(await post(`/projections/${list}/roll-back`)).toBe(204);
    await comes('rolled-back');
    expect((await consumer(list))?.projection).toMatchObject({ live: list, previous: `${list}__1` });
  });

  it('drop what was rebuilt, and the live rows stay', async () => {
    expect(await post(`/projections/${list}/rebuild`)).toBe(204);
    await comes('compared');
    expect(await post(`/projections/${list}/abandon`)).toBe(204);
    await comes('abandoned');
    expect((await consumer(list))?.projection).toMatchObject({ live: list });
    expect(await product.engines.readDocuments.collectionNames()).not.toContain(`${list}__2`);
  });

  it('retry a parked key, and give up only the event that they saw', async () => {
    await parkedKey(product, 'buyback-1', 2);
    const [key] = (await consumer(aPartner))?.parked ?? [];
    expect(key).toMatchObject({
      ...{ key: 'buyback-1', status: 'parked', events: 2, attempts: 24, error: 'partner away' },
      first: { id: 'buyback-1-0', type: 'BuybackDeclared' },
    });
    const skip = (eventId: string) => post(`/log-consumers/${aPartner}/skip`, { key: 'buyback-1', eventId });
    expect(await skip('buyback-1-1')).toBe('concurrent-change');
    expect(await skip('buyback-1-0')).toBe(204);
    expect(await skip('buyback-1-0')).toBe('concurrent-change');
    expect((await consumer(aPartner))?.parked[0]).toMatchObject({ events: 1, first: { id: 'buyback-1-1' } });
    await parkedKey(product, 'buyback-2', 2);
    expect(await post(`/log-consumers/${aPartner}/retry`, { key: 'buyback-2' })).toBe(204);
    const retried = (await consumer(aPartner))?.parked.find((each) => each.key === 'buyback-2');
    expect(retried?.status).toBe('retrying');
    expect(await post(`/log-consumers/${aPartner}/retry`, { key: 'buyback-9' })).toBe('not-found');
  });

  it('leave a line for each act, with their name, and none for what was refused', async () => {
    await eventually(async () => (await acts()).length === 7);
    const lines = (await acts()).map(({ act, name, key }) => [act, name, key]);
    expect(lines.reverse()).toEqual([
      ...[
        ['rebuild', list, null],
        ['switch', list, null],
        ['roll-back', list, null],
      ],
      ...[
        ['rebuild', list, null],
        ['abandon', list, null],
      ],
      ...[
        ['skip-event', aPartner, 'buyback-1'],
        ['retry-key', aPartner, 'buyback-2'],
      ],
    ]);
    expect((await acts())[0]?.actorName).toMatch(/\S+ \S+/);
  });
});
