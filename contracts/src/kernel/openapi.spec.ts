import { z } from 'zod';
import { endpoint } from './endpoint';
import { openApi } from './openapi';
import { resource } from './resource';

const stocks = resource({
  name: 'refurb-steps',
  type: 'RefurbStep',
  schema: z.strictObject({ name: z.string().max(255) }),
  permissions: { list: 'stock.read', create: 'stock.manage' },
  list: { filters: ['name'], order: ['name'] },
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

describe('the OpenAPI document', () => {
  const document = openApi([...Object.values(stocks.endpoints), tree]);
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
