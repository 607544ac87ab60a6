import { resource } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import { changesOf } from './sent-back.rules';

const toys = resource({
  name: 'toys',
  type: 'Toy',
  schema: z.strictObject({
    name: z.string(),
    parentId: z.string().nullable(),
    size: z.object({ height: z.int().nullable(), width: z.int() }),
  }),
  permissions: { list: 'stock.read', create: 'stock.manage' },
  list: { filters: ['name'], order: [] },
});
const stands = {
  ...{ id: '1', name: 'Bear', parentId: null, size: { height: null, width: 3 } },
  ...{ accountId: 'a', revision: 4, createdAt: '2026-01-01T00:00:00.000Z', count: 7 },
};
const record = { '@context': '/api/contexts/Toy', '@id': '/api/toys/1', '@type': 'Toy', ...stands };

const named = (patch: object): unknown => {
  try {
    return changesOf(toys, { ...patch }, stands);
  } catch (error) {
    const violations = error instanceof Refusal ? (error.violations ?? []) : [];
    return violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
  }
};

describe('a record that a client sends back', () => {
  it('as it was read changes nothing', () => {
    expect(named(record)).toEqual({});
  });

  it('may have its address as id, as the stock client of API Platform has it', () => {
    expect(named({ ...record, id: '/api/toys/1', originId: '1', name: 'Cat' })).toEqual({ name: 'Cat' });
  });

  it('changes what differs, also deep down, and leaves the nulls beside it', () => {
    expect(named({ ...record, size: { height: null, width: 5 } })).toEqual({ size: { width: 5 } });
    expect(named({ ...record, size: null })).toEqual({ size: null });
  });

  it('is refused by name where a field that nobody writes differs, and where a field is unknown', () => {
    const odd = { '@id': '/api/toys/2', id: '2', revision: 5, accountId: 'b', count: 8, extra: 1 };
    expect(named({ ...record, ...odd })).toEqual([
      '@id: read-only-field',
      'id: read-only-field',
      'accountId: read-only-field',
      'revision: read-only-field',
      'count: read-only-field',
      'extra: unknown-field',
    ]);
  });
});
