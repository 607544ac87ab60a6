import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';

const text = readFileSync(join(__dirname, '../../../contracts/catalog/openapi.json'), 'utf8');
const document: { components: Record<string, Record<string, unknown>> } = JSON.parse(text);

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

  it('has schemas accepted by a validator', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'openapi');
    for (const name of Object.keys(document.components['schemas'] ?? {}))
      expect(() => ajv.compile({ $ref: `openapi#/components/schemas/${name}` })).not.toThrow();
  });
});
