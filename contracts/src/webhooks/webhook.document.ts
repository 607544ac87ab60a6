import { z } from 'zod';
import { isoTimeSchema, listOfDistinct, uuidSchema } from '../kernel';
import { publicMessages, type PublicMessage } from '../messages';

/** Maximum number of webhooks per account. */
export const maxWebhooks = 20;

/** Message types that a webhook can select. */
export const messageTypes = publicMessages.map(({ name }) => name);

/** Sent only by a test; its data is empty. */
export const testMessage: PublicMessage = {
  ...{ name: 'reprise.webhook.Test.v1', category: 'webhook', eventType: 'Test', version: 1 },
  data: z.object({}),
};

const withoutCredentials = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { username, password, hash, hostname } = new URL(text);
  return username === '' && password === '' && hash === '' && hostname !== '';
};

export const webhookInputSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(withoutCredentials, { error: 'url-with-credentials' })
    .describe('Where messages are sent: HTTPS, a public address.'),
  description: z.string().trim().max(255).default(''),
  types: listOfDistinct(z.enum(messageTypes as [string, ...string[]]), 200)
    .default([])
    .describe('Empty: every message, including future ones.'),
  active: z.boolean().default(true).describe('While paused it misses nothing: messages wait in the log.'),
});
export type WebhookInput = z.infer<typeof webhookInputSchema>;

export const webhookStates = ['active', 'paused', 'failing'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a delivery failed. `answered`: with a status other than 2xx. */
export const deliveryFailures = [
  'answered',
  'redirected',
  'timeout',
  'unreachable',
  'certificate',
  'address-not-allowed',
] as const;
export const deliveryFailureSchema = z.enum(deliveryFailures);
export type DeliveryFailure = z.infer<typeof deliveryFailureSchema>;

export const webhookComputedSchema = z.object({
  state: z.enum(webhookStates).describe('`failing`: no delivery succeeds, or messages were given up.'),
  failingSince: isoTimeSchema.nullable(),
  lastDeliveredAt: isoTimeSchema.nullable(),
  lastFailure: z
    .object({ at: isoTimeSchema, reason: deliveryFailureSchema, status: z.int().nullable() })
    .nullable(),
  /** Subjects (streams) whose messages wait for another try. */
  waiting: z.int().nonnegative(),
  /** Subjects whose messages were given up after a day; a replay sends them again. */
  givenUp: z.int().nonnegative(),
});
export type WebhookComputed = z.infer<typeof webhookComputedSchema>;

/** One attempt. Neither the request nor the reply is stored. */
export const webhookDeliverySchema = z.object({
  id: uuidSchema,
  webhookId: z.string(),
  at: isoTimeSchema,
  kind: z.enum(['event', 'test']),
  eventId: z.string(),
  type: z.string(),
  attempt: z.int().positive(),
  outcome: z.enum(['delivered', 'failed']),
  /** Of the reply; null if there was none. */
  status: z.int().nullable(),
  reason: deliveryFailureSchema.nullable(),
  durationMs: z.int().nonnegative(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
