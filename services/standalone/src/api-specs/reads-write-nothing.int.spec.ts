import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { runProduct, type Asker, type Product } from './testing/running-product';

const askers: readonly Asker[] = [
  'super_admin',
  'admin',
  'warehouse_manager',
  'store_seller',
  'visitor',
  'nobody',
];
/** Who read a customer's data is recorded: the law requires it (domain §1). */
const kept = new Set(['personal_data_accesses']);
/** They do not end. */
const streams = /event-stream|\/hub|\/stream$|\/news/;

/** Digest of every table of a file except the access log. */
function digestOf(file: string): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const digests = new Map<string, string>();
    for (const table of tables) {
      const name = String(table['name']);
      if ([...kept].some((each) => name.includes(each))) continue;
      const rows = database.prepare(`SELECT * FROM "${name}"`).all();
      // A table is created when it is first requested; that is not a document.
      if (rows.length > 0) digests.set(name, createHash('sha256').update(JSON.stringify(rows)).digest('hex'));
    }
    return digests;
  } finally {
    database.close();
  }
}

describe('a GET', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
    await product.settled();
    await product.worker.stop();
  });
  afterAll(() => product.close());

  const state = () => {
    const files = ['reference.sqlite', 'events.sqlite'].map((name) => digestOf(join(product.dataDir, name)));
    return Object.fromEntries(files.flatMap((tables) => [...tables]));
  };
  const plain = { accept: 'application/json' };

  /** An id from the list above a path, visible to somebody. */
  async function idFor(path: string): Promise<string | undefined> {
    const list = path.slice(0, path.indexOf('/{'));
    for (const as of askers) {
      const { status, body } = await product.ask('GET', list, { as, headers: plain });
      if (status === 200 && Array.isArray(body) && body[0]?.id) return body[0].id;
    }
    return undefined;
  }

  async function statuses({ path }: EndpointSpec): Promise<readonly number[]> {
    const id = path.includes('{') ? ((await idFor(path)) ?? product.accountId) : '';
    const url = path.replaceAll(/\{[^}]+\}/g, id);
    const answers: number[] = [];
    for (const as of askers) answers.push((await product.ask('GET', url, { as })).status);
    return answers;
  }

  it('writes no document and no event, at any endpoint and for any caller', async () => {
    const reads = product.endpoints.filter(({ method, path }) => method === 'GET' && !streams.test(path));
    expect(reads.length).toBeGreaterThan(60);
    // Signed in beforehand, so that the walk itself creates no session.
    for (const as of askers) await product.ask('GET', '/organizations/root', { as });
    const writers: string[] = [];
    let good = 0;
    let before = state();
    for (const endpoint of reads) {
      if ((await statuses(endpoint)).some((status) => status === 200)) good += 1;
      const after = state();
      const tables = Object.keys(after).filter((name) => after[name] !== before[name]);
      if (tables.length > 0) writers.push(`${endpoint.path}: ${tables.join(', ')}`);
      before = after;
    }
    expect(writers).toEqual([]);
    expect(good).toBeGreaterThan(reads.length / 2);
  }, 240_000);
});
