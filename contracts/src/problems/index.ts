import { z } from 'zod';
import type { FieldText } from '../validation';
import { problemTable } from './table';

export { problemTable };
export * from './sentence';
export type ProblemCode = keyof typeof problemTable;
export const problemCodes = Object.keys(problemTable) as ProblemCode[];
export const problemStatus = (code: ProblemCode): number => problemTable[code];

/** The error of one field, in the form of Hydra's constraint violation. */
export const violationSchema = z.object({
  propertyPath: z.string(),
  message: z.string(),
  code: z.string(),
});
export type Violation = z.infer<typeof violationSchema>;

/** One field that a rule refuses. The reply says it in its reader's language; see `Violation`. */
export type RefusedField = {
  readonly propertyPath: string;
  readonly code: string;
  /** The sentence, where the code alone says too little. */
  readonly text?: FieldText | undefined;
  /** What the sentence names: a bound, never what somebody wrote. */
  readonly values?: Readonly<Record<string, unknown>>;
};

/**
 * `application/problem+json`, the superset understood by three generations of API Platform clients (http api
 * "Errors").
 */
export const problemSchema = z.object({
  '@context': z.string(),
  '@id': z.string(),
  '@type': z.string(),
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  'hydra:title': z.string(),
  'hydra:description': z.string(),
  violations: z.array(violationSchema).optional(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  traceId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** A broken business rule. Deciders and handlers throw it; the problem filter turns it into a reply. */
export class Refusal extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly violations?: readonly RefusedField[],
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
