import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

/** A zod schema as JSON Schema 2020-12; what JSON Schema cannot express (a transformation) becomes "anything". */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
