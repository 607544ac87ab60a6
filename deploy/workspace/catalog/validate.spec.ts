import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const validation = join(__dirname, 'validate.mjs');
/** The validation is an ES module, so it runs in a separate process. */
const faultsOf = (expression: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { asyncApiFaults, schemaFaults } from '${validation}'; console.log(JSON.stringify(await ${expression}));`,
    ]).toString(),
  ) as string[];

describe('the validation of the catalogue', () => {
  it('notices an example that does not match its schema, and an invalid schema', () => {
    const wrong = { type: 'object', properties: { a: { type: 'string' } }, examples: [{ a: 1 }] };
    const broken = { type: 'nothing', examples: [] };
    const faults = faultsOf(`schemaFaults(${JSON.stringify({ wrong, broken })})`);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^wrong: the example does not match/);
  });

  it('notices an AsyncAPI document with a dangling reference', () => {
    const document = {
      asyncapi: '3.0.0',
      info: { title: 'x', version: '1' },
      operations: { send: { action: 'send', channel: { $ref: '#/channels/missing' } } },
    };
    expect(faultsOf(`asyncApiFaults(${JSON.stringify(document)})`)).not.toEqual([]);
  });
});
