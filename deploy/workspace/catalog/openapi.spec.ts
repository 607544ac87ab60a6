import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { bodyExamples } from '../../../contracts/src/kernel/openapi-examples';

const text = readFileSync(join(__dirname, '../../../contracts/catalog/openapi.json'), 'utf8');
type Described = { readonly description?: string };
type Operation = Described & {
  readonly operationId: string;
  readonly parameters: readonly Named[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
};
type Content = { readonly schema: { readonly $ref: string }; readonly example?: object };
type Named = Described & { readonly name: string; readonly $ref?: string };
const document: {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
} = JSON.parse(text);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
/** Operations that the introduction names. */
const told = () => [...document.info.description.matchAll(/`(GET|POST|PUT|PATCH) (\/[^`]*)`/g)];
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'openapi');
const refOf = ({ $ref }: Content['schema']) => ({ $ref: `openapi${$ref}` });
const takesSomething = ({ schema }: Content): boolean => !ajv.compile(refOf(schema))({});
/** Bytes as served, before compression: whoever integrates reads it whole, often by a program. */
const mostBytes = 1_500_000;

describe('the committed OpenAPI document', () => {
  it('has no dangling references', () => {
    const targets = new Set([...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target = '']) => target));
    expect(targets.size).toBeGreaterThan(200);
    const lost = [...targets].filter((target) => {
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(target) ?? [];
      return document.components[kind]?.[name] === undefined;
    });
    expect(lost).toEqual([]);
  });

  it('describes every operation and each of its parameters', () => {
    expect(operations.length).toBeGreaterThan(300);
    const silent = operations.flatMap(({ operationId, description, parameters }) => [
      ...(description ? [] : [operationId]),
      ...parameters
        .filter((one) => !one.$ref && !one.description)
        .map(({ name }) => `${operationId}: ${name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('begins with what no operation says alone, and names only operations and fields that there are', () => {
    expect(told().length).toBeGreaterThan(10);
    const missing = told().filter(
      ([, method = '', path = '']) => !document.paths[path]?.[method.toLowerCase()],
    );
    expect(missing.map(([all]) => all)).toEqual([]);
  });

  it('is no larger than a program reads at once', () => {
    expect(JSON.stringify(document).length).toBeLessThan(mostBytes);
  });

  it('shows a body of every operation on a buyback’s way that takes one, and each is as its schema says', () => {
    const bodies = operations.flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).map((content) => ({ operationId, ...content })),
    );
    const shown = bodies.filter(({ example }) => example);
    expect(shown.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(bodyExamples).sort());
    const wrong = shown.filter(({ schema, example }) => !ajv.compile(refOf(schema))(example));
    expect(wrong).toEqual([]);
    const silent = told().flatMap(([, method = '', path = '']) => {
      const operation = document.paths[path]?.[method.toLowerCase()];
      const [content] = Object.values(operation?.requestBody?.content ?? {});
      return content && !content.example && takesSomething(content) ? [operation?.operationId] : [];
    });
    expect(silent).toEqual([]);
  });

  it('has schemas accepted by a validator', () => {
    for (const name of Object.keys(document.components['schemas'] ?? {}))
      expect(() => ajv.compile({ $ref: `openapi#/components/schemas/${name}` })).not.toThrow();
  });
});
