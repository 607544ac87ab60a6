import { z } from 'zod';
import { endpoint } from './endpoint';
import { openApi } from './openapi';
import { resource } from './resource';

const stocks = resource({
  name: 'refurb-steps',
  type: 'RefurbStep',
  schema: z.strictObject({
    name: z.string().max(255),
    kind: z.enum(['repair', 'clean']),
    minutes: z.int(),
  }),
  permissions: { list: 'stock.read', create: 'stock.manage' },
  list: { filters: ['name', 'kind'], ranges: ['minutes'], order: ['name'] },
  problems: ['name-already-used'],
});
type Node = { readonly id: string; readonly children: readonly Node[] };
const node: z.ZodType<Node> = z.object({
  id: z.string(),
  get children() {
    return z.array(node);
  },
});
const tree = endpoint({
  name: 'getTree',
  method: 'GET',
  path: '/tree',
  access: 'public',
  summary: 'A tree.',
  reply: node,
});

const approve = endpoint({
  name: 'approve',
  act: 'payment-batch.ApproveBatch',
  method: 'POST',
  path: '/batches/{id}/approve',
  access: 'payment.batch',
  summary: 'Approves.',
});

describe('the OpenAPI document', () => {
  const document = openApi([...Object.values(stocks.endpoints), tree, approve]);
  const text = JSON.stringify(document);

  it('describes the five endpoints of a resource', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one['operationId']),
    );
    expect(names).toEqual([
      'listRefurbSteps',
      'createRefurbStep',
      'getRefurbStep',
      'updateRefurbStep',
      'removeRefurbStep',
      'getTree',
      'approve',
    ]);
    expect(document.paths['/refurb-steps/{id}']?.['patch']).toMatchObject({
      'x-access': 'stock.manage',
      requestBody: { content: { 'application/merge-patch+json': {} } },
      responses: {
        409: { $ref: '#/components/responses/concurrent-change.name-already-used' },
        412: { $ref: '#/components/responses/stale-revision' },
      },
    });
    expect(document['components']).toMatchObject({
      responses: {
        'stale-revision': {
          description: 'stale-revision',
          headers: { 'Content-Language': { $ref: '#/components/headers/Language' } },
        },
      },
    });
  });

  it('describes a schema once, under the name of its resource, and refers to it', () => {
    const reply = document.paths['/refurb-steps/{id}']?.['get']?.['responses'];
    expect(reply).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/RefurbStep' } } } },
    });
    expect(Object.keys(Object(Object(document['components'])['schemas']))).not.toContain(
      'GetRefurbStepReply',
    );
  });

  const told = (method: string, path: string): string => JSON.stringify(document.paths[path]?.[method] ?? {});

  it('says what a write may send and what it gets back in headers, and that its record may have changed', () => {
    const update = told('patch', '/refurb-steps/{id}');
    for (const part of ['parameters/IfMatch', 'parameters/Module', 'headers/Revision', 'headers/Position'])
      expect(update).toContain(`#/components/${part}`);
    expect(update).toContain('stale-revision');
    expect(told('post', '/refurb-steps')).toContain('#/components/parameters/IdempotencyKey');
  });

  it('says how to read what was just written, and how long to wait where it cannot be read yet', () => {
    const list = told('get', '/refurb-steps');
    expect(list).toContain('#/components/parameters/MinPosition');
    expect(list).toContain('engine-unavailable.read-model-behind');
    expect(list).not.toContain('IfMatch');
    expect(list).toContain('bounds-crossed.malformed-query');
    expect(document['components']).toMatchObject({
      responses: {
        'engine-unavailable.read-model-behind': {
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        },
      },
    });
  });

  it('asks nothing of a session where anybody may ask', () => {
    expect(told('get', '/tree')).not.toMatch(/Module|MinPosition|accountId/);
  });

  it('describes every parameter, and says of a filter which values it takes', () => {
    const all = [
      ...Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ parameters }) => parameters as Record<string, unknown>[]),
      ),
      ...Object.values(Object(Object(document['components'])['parameters'])),
    ] as Record<string, unknown>[];
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((one) => !one['$ref'] && !one['description'])).toEqual([]);
    expect(all.find(({ name }) => name === 'kind')).toMatchObject({ schema: { enum: ['repair', 'clean'] } });
    expect(all.find(({ name }) => name === 'minutes')).toMatchObject({
      schema: { properties: { gte: { type: 'number' } } },
    });
  });

  it('says of each operation who may call it, when, how a repeat is answered and why it is refused', () => {
    const descriptionOf = (method: string, path: string) => document.paths[path]?.[method]?.['description'];
    expect(descriptionOf('get', '/tree')).toContain('No token is needed.');
    expect(descriptionOf('post', '/refurb-steps')).toMatch(/permission `stock.manage`.*`Idempotency-Key`/s);
    expect(descriptionOf('post', '/refurb-steps')).toContain('Refuses with `name-already-used` (409)');
    expect(descriptionOf('patch', '/refurb-steps/{id}')).toContain('null removes');
    expect(descriptionOf('post', '/batches/{id}/approve')).toContain('By status: `prepared` → `approved`.');
  });

  it('says of each problem what happened and what to do next', () => {
    const { Problem } = Object(Object(document['components'])['schemas']);
    expect(Object(Problem).properties.code['x-enumDescriptions']['stale-revision']).toContain('Reload');
  });

  it('has no dangling references', () => {
    const components = document['components'] as { schemas: Record<string, unknown> };
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
    expect(references.length).toBeGreaterThan(0);
    for (const target of references) {
      const [, kind = '', name = ''] =
        /^#\/components\/(schemas|headers|parameters|responses)\/(.+)$/.exec(target) ?? [];
      expect(Object.keys(Object(Object(components)[kind]))).toContain(name);
    }
  });
});
