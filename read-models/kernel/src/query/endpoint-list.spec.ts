import { endpoint, isoTimeSchema, listOf, parseListQuery } from '@reprise/contracts/kernel';
import { z } from 'zod';
import type { Filter, FindOptions } from '../documents';
import { codeIndexes, listSpecOf, orderIndexes } from './endpoint-list';
import { listQuery } from './list-query';
import { scopeFilter } from './scope-filter';
import { tenantScope } from './tenant-scope';

const row = z.object({
  code: z.string(),
  serial: z.string().optional(),
  prices: z.object({ declared: z.int() }),
  open: z.boolean(),
  state: z.enum(['draft', 'published']).default('draft'),
  createdAt: isoTimeSchema,
});
const things = endpoint({
  ...{ name: 'listThings', method: 'GET', path: '/things', access: 'public', summary: 'Things.', reply: row },
  list: listOf(row, {
    filters: ['code', 'serial', 'open', 'state'],
    ranges: ['createdAt', 'prices.declared'],
    order: ['createdAt'],
    defaultOrder: { field: 'createdAt', direction: 'desc' },
    codes: ['code', 'serial'],
  }),
});

describe('a list that an endpoint declares', () => {
  it('compares each field by its type in the row', () => {
    const { fields, defaultOrder } = listSpecOf(things);
    expect(fields).toEqual({
      ...{ code: { type: 'text' }, serial: { type: 'text' }, open: { type: 'boolean' } },
      state: { type: 'text', choices: ['draft', 'published'] },
      ...{ createdAt: { type: 'time' }, 'prices.declared': { type: 'number' } },
    });
    expect(defaultOrder).toEqual([['createdAt', -1]]);
  });

  it('looks rows up by a code before it orders them, if one is asked for', async () => {
    const asked: FindOptions[] = [];
    const collection = {
      find: (_filter: Filter, options: FindOptions = {}) => Promise.resolve((asked.push(options), [])),
      count: () => Promise.resolve(0),
      countBy: () => Promise.resolve([]),
    };
    const scope = scopeFilter(tenantScope({ accountId: 'a', by: 'account' }));
    for (const raw of [{ code: 'x' }, { code: ['x', 'y'] }, { open: 'true' }, {}]) {
      const wanted = parseListQuery(raw, { filters: [], order: [], ...things.list });
      await listQuery(collection, scope, wanted, listSpecOf(things));
    }
    expect(asked.map(({ few }) => few)).toEqual([true, false, false, false]);
  });

  it('has an index on account, code and order for each code, only of rows that have the code', () => {
    expect(codeIndexes(things)).toEqual([
      { fields: ['accountId', 'code', 'createdAt'] },
      { fields: ['accountId', 'serial', 'createdAt'], sparse: 'serial' },
    ]);
  });

  it('has an index for each order that it offers, in each status too', () => {
    expect(orderIndexes(things)).toEqual([{ fields: ['accountId', 'createdAt'] }]);
    const list = { ...things.list, filters: ['status'], order: ['status', 'createdAt'] };
    expect(orderIndexes({ ...things, list }).map(({ fields }) => fields.join())).toEqual([
      ...['accountId,status', 'accountId,createdAt', 'accountId,status,createdAt'],
    ]);
  });

  it('rejects an endpoint that is not a list', () => {
    expect(() => listSpecOf({ name: 'readThing' })).toThrow('readThing is not a list');
  });
});
