import type { ItemRow } from '@reprise/contracts/item';
import { makeIdentificationNumber, shortItemCode } from '@reprise/contracts/rules';
import type { SessionOpened } from '../../../kernel/session';
import { type FakeReply, fakeServer, problemBody } from '../../../kernel/testing/render-app';

const uuid = (n: number): string => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-02T09:00:00.000Z';

export function itemNumbered(n: number, over: Partial<ItemRow> = {}): ItemRow {
  return {
    id: uuid(n),
    identificationNumber: makeIdentificationNumber(String(482_000_000_000 + n * 7919)),
    status: 'item_in_transit',
    circuit: 'web_post',
    productLabel: `Phone ${n}`,
    brand: 'Acme',
    categoryId: uuid(9000),
    categoryLabel: 'Phones',
    warehouseId: uuid(8000),
    mailRequests: 0,
    createdAt: at,
    updatedAt: at,
    ...over,
  };
}

const refused = (status: number, code: string, details?: object): FakeReply => ({
  status,
  body: { ...problemBody(code, status), details },
});

/** A warehouse behind `fetch`: it keeps states, honours idempotency keys, and can be disconnected. */
export function fakeWarehouse(items: readonly ItemRow[]) {
  const rows = new Map(items.map((item) => [item.id, item]));
  const acts = new Map<string, FakeReply>();
  const network = { up: true, losesReplies: 0 };

  function found(code: string): FakeReply {
    const matches = [...rows.values()].filter(
      ({ identificationNumber: full, imei }) =>
        full === code || shortItemCode(full) === code || full.slice(-4) === code || imei === code,
    );
    return matches.length > 0 ? { body: { items: matches } } : refused(404, 'item-not-recognised');
  }
  function move(item: ItemRow, from: readonly string[], status: ItemRow['status'], code: string): FakeReply {
    if (!from.includes(item.status)) return refused(409, code, { status: item.status });
    const next = { ...item, status };
    rows.set(item.id, next);
    return { body: next };
  }
  function act(path: string): FakeReply {
    const [, , , id = '', ...verb] = path.split('/');
    const item = rows.get(id);
    if (!item) return refused(404, 'not-found');
    if (verb.join('/') === 'check-in/undo')
      return move(item, ['item_registered_in_warehouse'], 'item_in_transit', 'item-status-invalid');
    const arriving = ['item_in_transit', 'item_awaiting_inventory'];
    return move(item, arriving, 'item_registered_in_warehouse', 'item-status-not-registrable');
  }
  const lost = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const server = fakeServer(({ method, url, headers }) => {
    if (!network.up) return lost();
    if (method === 'GET') {
      if (url.includes('/items/search?')) return found(url.split('=').pop() ?? '');
      return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    }
    const key = headers.get('Idempotency-Key') ?? '';
    const reply = acts.get(key) ?? act(url);
    acts.set(key, reply);
    network.losesReplies -= 1;
    return network.losesReplies >= 0 ? lost() : reply;
  });
  /** The requests that reached the server, in order. */
  const posts = (): string[] =>
    server.calls.filter((c) => network.up && c.method === 'POST').map((c) => c.url.replace('/api', ''));
  return { ...server, rows, posts, network };
}

/** A session at a warehouse with every permission of its module. */
export const operator: SessionOpened = {
  token: 'token',
  module: 'rps',
  details: {},
  user: {
    id: 'operator-1',
    types: ['warehouse_operator'],
    email: 'o@example.org',
    modules: { rps: 'warehouse_operator' },
    frontPermissions: { rps: ['item.check-in', 'item.control', 'stock.read', 'buyback.detail'] },
    currentOrganization: { id: 'warehouse-1', commonName: 'Lyon' },
  },
};
