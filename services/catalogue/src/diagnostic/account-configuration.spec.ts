import { readAccountConfiguration } from './account-configuration.reader';

const circuits = [
  { id: 'c1', name: 'web_drop', active: true },
  { id: 'c2', name: 'web_post', active: true },
  { id: 'c3', name: 'store_drop', active: true },
  { id: 'c4', name: 'web_collect', active: false },
];

/** An account that has set up its circuits, and has so many open stores. */
async function openWith(stores: number) {
  const none = { read: async () => undefined, find: async () => [], count: async () => 0 };
  const count = async (_account: string, { type, status }: { type: string; status: string }) =>
    type === 'store' && status === 'active' ? stores : 0;
  const known = {
    circuits: { ...none, find: async () => circuits },
    organisations: { ...none, count },
  };
  const documents = new Proxy(known, { get: (all, name) => Reflect.get(all, name) ?? none });
  const configuration = await readAccountConfiguration(documents as never, 'account-1');
  return configuration.circuits.filter(({ active }) => active).map(({ name }) => name);
}

describe('the circuits of an account', () => {
  it('are those that it has set up, while a store is open', async () => {
    expect(await openWith(1)).toEqual(['web_drop', 'web_post', 'store_drop']);
  });
  it('bring nothing from the web to a store while none is open', async () => {
    expect(await openWith(0)).toEqual(['web_post', 'store_drop']);
  });
});
