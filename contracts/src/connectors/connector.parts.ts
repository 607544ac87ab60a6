import { z } from 'zod';
import { premiumFeatureSchema } from '../permissions';

/** The six of back office §3. */
export const connectorTypes = [
  'authentication',
  'buyer',
  'payment_mode',
  'premium_feature',
  'scheduled',
  'transport',
] as const;
export type ConnectorType = (typeof connectorTypes)[number];

/**
 * `secret`: sealed, written by a call of its own, never sent back. `hour`: 0 to 23, UTC. `fingerprint`: of the key by
 * which a server proves who it is.
 */
export const propertyKinds = [
  ...(['url', 'text', 'choice', 'hour', 'number', 'secret'] as const),
  ...(['host', 'port', 'folder', 'fingerprint', 'email'] as const),
] as const;

/** One property that a connector asks for: forms and checks are made of it. */
export const connectorPropertySchema = z.object({
  name: z.string(),
  kind: z.enum(propertyKinds),
  required: z.boolean(),
  /** It may be saved without, but not switched on. */
  neededInUse: z.boolean().optional(),
  /** Of a choice. */
  values: z.array(z.string()).optional(),
});
export type ConnectorProperty = z.infer<typeof connectorPropertySchema>;

/** A way to reach another company's system. */
export const connectorRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(connectorTypes),
  /** Fully qualified: the protocol that it speaks, and its version. */
  fqn: z.string(),
  /** In the order of the form; empty where it is configured elsewhere. */
  properties: z.array(connectorPropertySchema),
  /** `sso`: by the single sign-on of the organisation. */
  configuredBy: z.enum(['properties', 'sso']),
  /** Only for accounts that hold this feature. */
  premium: premiumFeatureSchema.optional(),
});
export type Connector = z.infer<typeof connectorRowSchema>;

/** Neither line breaks nor other control characters: a value may become part of a header. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
export const propertyValueSchema = z
  .string()
  .trim()
  .max(2000)
  .regex(oneLine, { error: 'control-characters' });
export const propertyNameSchema = z.string().regex(/^[a-z][A-Za-z]{0,49}$/);
