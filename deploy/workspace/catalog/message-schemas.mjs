import { currentPromises } from '@reprise/contracts/messages';
import { examples } from './examples.mjs';

/** One JSON Schema a message, envelope and data, with an example. File name → schema. */
export function messageSchemas() {
  const shown = examples();
  return Object.fromEntries(
    currentPromises().map(({ name, schema }) => [
      `messages/${name}.schema.json`,
      { ...schema, examples: [shown.get(name)] },
    ]),
  );
}
