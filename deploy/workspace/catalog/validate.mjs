import { Parser } from '@asyncapi/parser';
import Ajv from 'ajv/dist/2020.js';

/** ISO 8601, UTC. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks that each schema is valid, and matches its own examples. @returns the problems, in words. */
export function schemaFaults(schemas) {
  const ajv = new Ajv({ allErrors: true, strict: true, formats: { 'date-time': time, uuid, date: true } });
  ajv.addVocabulary(['x-extensible-enum']);
  return Object.entries(schemas).flatMap(([file, schema]) => {
    try {
      const validate = ajv.compile(schema);
      return schema.examples.flatMap((example) =>
        validate(example) ? [] : [`${file}: the example does not match: ${ajv.errorsText(validate.errors)}`],
      );
    } catch (error) {
      return [`${file}: ${error.message}`];
    }
  });
}

const serious = 1;

/** Errors and warnings of the AsyncAPI parser, without the hint that a newer version of the format exists. */
export async function asyncApiFaults(document) {
  const diagnostics = await new Parser().validate(JSON.stringify(document));
  return diagnostics
    .filter(({ severity }) => severity <= serious)
    .map(({ message, path }) => `asyncapi.json ${path.join('.')}: ${message}`);
}
