import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';
import { premiumFeatureSchema } from '../permissions';
import { propertyValueSchema } from './connector.parts';

/** Actions have names of the other system, except those that we check before they are sent. */
export const checkImeiAction = 'check_imei';
const actionSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,49}$/)
  .describe(
    `What the other system shall do, by its own name; \`${checkImeiAction}\` is checked before it is sent.`,
  );
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,49}$/);

/** Few and short: they stand in the address. */
export const actionValuesSchema = z
  .record(name, propertyValueSchema.max(500))
  .refine((values) => Object.keys(values).length <= 20, { error: 'too-many-values' });
export type ActionValues = z.infer<typeof actionValuesSchema>;

/** `values={"imei":"…"}`, or `values[imei]=…` as filters are written: back office §7 says of neither. */
const givenValuesSchema = z
  .union([z.string().max(4000), actionValuesSchema])
  .transform((given, context): unknown => {
    if (typeof given !== 'string') return given;
    try {
      return JSON.parse(given);
    } catch {
      context.addIssue({ code: 'custom', message: 'not-json' });
      return z.NEVER;
    }
  })
  .pipe(actionValuesSchema);

/** What the other system answered, by names of its own. */
export const actionAnswerSchema = z.object({
  outcome: z.enum(['ok', 'refused']),
  values: z.record(name, z.string().max(1000)),
  message: z.string().max(300).optional(),
});
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;

const problems = [
  'premium-feature-missing',
  'connector-not-configured',
  'connector-unreachable',
  'connector-answer-invalid',
] as const;
const feature = premiumFeatureSchema
  .default('imei_search_and_collect')
  .describe('The premium feature whose connector is asked.');
const limits = [perMinute('session', 30)];
const rulePath = '/dispatch-circuit-rules/{id}/launch-premium-feature-connector';
const ofRule = {
  params: z.object({ id: z.uuid() }),
  query: z.object({ action: actionSchema.default('look_up'), feature }),
};

export const premiumEndpoints = {
  launch: endpoint({
    name: 'launchGenericPremiumFeatureConnector',
    method: 'GET',
    path: '/organizations/launch-generic-premium-feature-connector',
    access: 'connector.launch',
    summary:
      'Lets a premium feature’s connector act on `values` (a JSON object as text, or `values[name]=…`). Without an action: the active premium features alone.',
    query: z.object({
      action: actionSchema.optional(),
      feature,
      values: givenValuesSchema
        .default({})
        .describe('At most 20 values by name, as JSON text or as `values[imei]=…`.'),
    }),
    reply: z.object({ features: z.array(premiumFeatureSchema), answer: actionAnswerSchema.nullable() }),
    limits,
    problems: [...problems, 'invalid-request'],
  }),
  ask: endpoint({
    name: 'askPremiumFeatureConnector',
    method: 'GET',
    path: rulePath,
    access: 'dispatch-rule.read',
    summary: 'Lets a premium feature’s connector act on a dispatch circuit rule. Nothing is kept.',
    ...ofRule,
    reply: actionAnswerSchema,
    limits,
    problems,
  }),
  apply: endpoint({
    name: 'applyPremiumFeatureConnector',
    method: 'PATCH',
    path: rulePath,
    access: 'dispatch-rule.update',
    summary: 'The same; what it answers is added to the rule’s custom values, unless it refuses.',
    ...ofRule,
    reply: actionAnswerSchema,
    limits,
    problems,
  }),
} as const;
