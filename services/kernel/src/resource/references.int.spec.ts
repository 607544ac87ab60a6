import { reference, resource, type Reference } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';
import { z } from 'zod';
import { TestClock, uuidv7 } from '../base';
import type { CommandMeta } from '../decider';
import { defineResource } from './define-resource';
import { ResourceStore } from './resource-store';

const permissions = { list: 'stock.read', create: 'stock.manage' } as const;
const list = { filters: [], order: [] };
const depot: Reference = {
  to: 'toy-places',
  where: { type: 'depot' },
  active: true,
  of: ['account', 'linked-buyer'],
};
const places = resource({
  ...{ name: 'toy-places', type: 'ToyPlace', permissions, list },
  schema: z.strictObject({
    type: z.string(),
    status: z.enum(['active', 'inactive']),
    label: z.string().optional(),
  }),
});
const toys = resource({
  ...{ name: 'toys', type: 'Toy', permissions, list },
  schema: z.strictObject({
    label: z.string(),
    depotId: reference(z.string(), depot).nullable().default(null),
    otherDepotIds: z.array(reference(z.string(), depot)).default([]),
    seenAt: reference(z.string(), { to: 'toy-places', holds: false }).optional(),
    hiddenAt: reference(z.string(), { to: 'toy-places', except: { type: ['shop', 'street'] } }).optional(),
  }),
});
const rules = resource({
  ...{ name: 'toy-rules', type: 'ToyRule', permissions, list },
  schema: z.strictObject({
    conditions: z.array(
      z.discriminatedUnion('attribute', [
        z.strictObject({ attribute: z.literal('colour'), values: z.array(z.string()) }),
        z.strictObject({
          attribute: z.literal('toy'),
          values: z.array(reference(z.string(), { to: 'toys' })),
        }),
      ]),
    ),
  }),
});
const all = [places, toys, rules];

describe('references between documents', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  const deps = { documents, clock: new TestClock(), resources: all };
  const store = {
    places: new ResourceStore(defineResource(places), deps),
    toys: new ResourceStore(defineResource(toys), deps),
    rules: new ResourceStore(defineResource(rules), deps),
  };
  afterAll(() => documents.close());

  const meta = (accountId = 'mine'): CommandMeta => {
    const commandId = uuidv7();
    return { commandId, accountId, actor: { userId: 'u', role: 'admin' }, correlationId: commandId };
  };
  const place = async (type: string, status: 'active' | 'inactive' = 'active', account = 'mine') =>
    (await store.places.create({ type, status }, meta(account))).id;
  const toy = async (body: object) =>
    (await store.toys.create({ label: 'Bear', ...body } as never, meta())).id;
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused');
    return {
      code: error.code,
      by: error.details['by'],
      at: error.violations?.map((each) => each.propertyPath),
    };
  };

  it('may point to existing, active documents of the right kind, and nothing else', async () => {
    const good = await place('depot');
    const bad = [
      await place('shop'),
      await place('depot', 'inactive'),
      'nowhere',
      await place('depot', 'active', 'other'),
    ];
    expect(await toy({ depotId: good, otherDepotIds: [good] })).toEqual(expect.any(String));
    for (const depotId of bad) {
      expect(await refused(toy({ depotId }))).toMatchObject({ code: 'unknown-reference', at: ['depotId'] });
    }
    expect((await refused(toy({ depotId: 'x', otherDepotIds: [good, 'y', 'z'] }))).at).toEqual([
      'depotId',
      'otherDepotIds[1]',
      'otherDepotIds[2]',
    ]);
  });

  it('may point to nothing that the field excludes', async () => {
    await toy({ hiddenAt: await place('depot') });
    expect(await refused(toy({ hiddenAt: await place('street') }))).toMatchObject({
      code: 'unknown-reference',
      at: ['hiddenAt'],
    });
  });

  it('may point to a linked buyer’s document if the field allows it', async () => {
    const theirs = await place('depot', 'active', 'buyer');
    const accounts = documents.collection<Document & Record<string, unknown>>({ name: 'accounts' });
    expect((await refused(toy({ depotId: theirs }))).code).toBe('unknown-reference');
    await accounts.put({ _id: 'mine', accountId: 'mine', linkedBuyerAccountIds: ['buyer'] });
    await toy({ depotId: theirs });
    expect(await refused(store.places.remove(theirs, meta('buyer')))).toMatchObject({
      code: 'still-referenced',
    });
  });

  it('may be part of a rule’s conditions', async () => {
    const bear = await toy({});
    const condition = (values: readonly string[]) => ({
      conditions: [
        { attribute: 'colour' as const, values: ['brown'] },
        { attribute: 'toy' as const, values: [...values] },
      ],
    });
    expect((await refused(store.rules.create(condition([bear, 'gone']), meta()))).at).toEqual([
      'conditions[1].values[1]',
    ]);
    await store.rules.create(condition([bear]), meta());
    expect(await refused(store.toys.remove(bear, meta()))).toEqual({
      code: 'still-referenced',
      by: [{ resource: 'toy-rules', field: 'conditions.values', count: 1 }],
      at: undefined,
    });
  });

  it('are checked by a patch only if it changes them', async () => {
    const depotId = await place('depot');
    const bear = await toy({ depotId });
    // Written before the rule existed.
    await documents.collection<Document>({ name: 'toys' }).put({
      ...(await store.toys.collection.get(bear)),
      _id: bear,
      otherDepotIds: ['long-gone'],
    } as Document);
    expect((await store.toys.update(bear, { label: 'Old bear' }, meta())).label).toBe('Old bear');
    const patch = { otherDepotIds: ['long-gone', 'nowhere'] };
    expect((await refused(store.toys.update(bear, patch, meta()))).at).toEqual(['otherDepotIds[1]']);
  });

  it('protect their target from removal and deactivation, and report who refers to it', async () => {
    const depotId = await place('depot');
    const bear = await toy({ depotId, otherDepotIds: [depotId] });
    const by = [
      { resource: 'toys', field: 'depotId', count: 1 },
      { resource: 'toys', field: 'otherDepotIds', count: 1 },
    ];
    const still = { code: 'still-referenced', by };
    expect(await refused(store.places.update(depotId, { status: 'inactive' }, meta()))).toMatchObject(still);
    expect(await refused(store.places.update(depotId, { type: 'shop' }, meta()))).toMatchObject(still);
    expect(await refused(store.places.remove(depotId, meta()))).toMatchObject(still);
    await store.places.update(depotId, { label: 'North' }, meta());
    await store.toys.remove(bear, meta());
    await store.places.update(depotId, { status: 'inactive' }, meta());
    await store.places.remove(depotId, meta());
  });

  it('do not protect a target with `holds: false`', async () => {
    const seenAt = await place('shop');
    await toy({ seenAt });
    await store.places.remove(seenAt, meta());
  });
});
