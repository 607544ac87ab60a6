import { z } from 'zod';
import { cloudEventSchema, dataSchemaOf } from './cloud-event';
import type { PublicMessage } from './public-messages';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Name of a message's full schema, envelope and data. */
export const messageSchemaId = (name: string): string => `urn:reprise:message:${name}`;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * As partners read it: objects may gain fields and enumerations may gain values without a new version, so the
 * schema closes neither. `x-extensible-enum` lists the values known today.
 */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value)
    .filter(([keyword, inner]) => keyword !== 'additionalProperties' || inner !== false)
    .map(([keyword, inner]) => [
      keyword === 'enum' ? 'x-extensible-enum' : keyword,
      keyword === 'enum' ? inner : opened(inner),
    ]);
  return Object.fromEntries(entries);
}

function publicSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { unrepresentable: 'throw' });
  return opened(own) as JsonSchema;
}

const envelope = publicSchema(cloudEventSchema) as JsonSchema & { properties: Record<string, JsonSchema> };

/** The JSON Schema 2020-12 of a message as delivered: a CloudEvents envelope in structured mode, with its data. */
export function messageSchemaOf({ name, category, data }: PublicMessage): JsonSchema {
  const properties = {
    ...envelope.properties,
    type: { const: name },
    subject: { type: 'string', pattern: `^${category}-`, description: 'The stream.' },
    dataschema: { const: dataSchemaOf(name) },
    data: { $id: dataSchemaOf(name), ...publicSchema(data) },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: messageSchemaId(name),
    title: name,
    ...envelope,
    properties,
  };
}
