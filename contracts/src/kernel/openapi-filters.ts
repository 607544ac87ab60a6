import type { z } from 'zod';
import type { Json } from './openapi-schemas';
import { choicesOf, comparedAs, fieldAt, type ComparedAs } from './row-fields';

const types: Readonly<Record<ComparedAs, Json>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
};
const boundNames = ['gte', 'gt', 'lte', 'lt', 'after', 'strictly_after', 'before', 'strictly_before'];

/** What a filter takes is what the field of the row holds; one that is no field of it takes text. */
export function filterSchemas(row: z.ZodType | undefined) {
  const fieldOf = (name: string) => (row ? fieldAt(row, name) : undefined);
  const typed = (name: string): Json => types[comparedAs(fieldOf(name))];
  const one = (name: string): Json => {
    const choices = choicesOf(fieldOf(name));
    return { ...typed(name), ...(choices && { enum: choices }) };
  };
  return {
    one,
    several: (name: string): Json => ({ type: 'array', items: one(name) }),
    within: (name: string): Json => ({
      type: 'object',
      properties: Object.fromEntries(boundNames.map((bound) => [bound, typed(name)])),
    }),
  };
}
