import { z } from 'zod';
import { isoTimeSchema } from '../kernel';

/** Parked: waits for an operator. Retrying: the product tries again by itself. */
export const parkedKeySchema = z.object({
  key: z.string(),
  status: z.enum(['retrying', 'parked']),
  /** How many wait behind the first. */
  events: z.int().nonnegative(),
  attempts: z.int().nonnegative(),
  /** In technical words, of whatever failed. */
  error: z.string(),
  since: isoTimeSchema,
  /** The event that failed; an operator who skips it says that it is this one. Null for a timer. */
  first: z.object({ id: z.string(), type: z.string() }).nullable(),
});
export type ParkedKeyRow = z.infer<typeof parkedKeySchema>;

export const rebuildStates = [
  ...(['waiting', 'filling', 'compared', 'switching', 'switched'] as const),
  ...(['abandoning', 'abandoned', 'rolling-back', 'rolled-back', 'failed'] as const),
] as const;
export const rebuildStateSchema = z.enum(rebuildStates);
export type RebuildState = z.infer<typeof rebuildStateSchema>;
/** A worker has something to do; in the others an operator decides, or nobody has to. */
export const workingRebuilds: readonly RebuildState[] = [
  ...(['waiting', 'filling', 'switching', 'abandoning', 'rolling-back'] as const),
];

/** Ids and fields only: rows may hold what an operator of the platform has no business to read. */
export const comparedSchema = z.object({
  liveRows: z.int().nonnegative(),
  freshRows: z.int().nonnegative(),
  sampled: z.int().nonnegative(),
  differing: z.int().nonnegative(),
  differences: z.array(z.object({ id: z.string(), fields: z.array(z.string()) })).max(20),
});
export type Compared = z.infer<typeof comparedSchema>;

/** The last rebuild or roll-back of a projection. */
export const rebuildSchema = z.object({
  state: rebuildStateSchema,
  startedAt: isoTimeSchema,
  endedAt: isoTimeSchema.nullable(),
  /** Events folded so far, of how many; equal once it is compared. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  compared: comparedSchema.nullable(),
  /** In technical words. */
  error: z.string().nullable(),
});
export type RebuildRow = z.infer<typeof rebuildSchema>;

export const projectionStandSchema = z.object({
  /** The collection that queries read. */
  live: z.string(),
  /** What a roll-back would return to. */
  previous: z.string().nullable(),
  rebuild: rebuildSchema.nullable(),
});

/** One reader of the log: a projection, or what follows from events. */
export const consumerRowSchema = z.object({
  name: z.string(),
  state: z.enum(['booting', 'active', 'paused', 'error', 'failed', 'detached']),
  /** When it last reported a change. */
  at: isoTimeSchema,
  lag: z.object({ events: z.int().nonnegative(), seconds: z.number().nonnegative() }),
  error: z.string().nullable(),
  parked: z.array(parkedKeySchema),
  /** Null for what is not folded into rows, and may not be repeated. */
  projection: projectionStandSchema.nullable(),
});
export type ConsumerRow = z.infer<typeof consumerRowSchema>;

export const operatorActs = [
  ...(['rebuild', 'switch', 'abandon', 'roll-back'] as const),
  ...(['retry-key', 'skip-event'] as const),
] as const;
/** What an operator did; also an entry of the platform's audit log. */
export const operatorActSchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  act: z.enum(operatorActs),
  name: z.string(),
  key: z.string().nullable(),
  actorName: z.string(),
});
export type OperatorAct = z.infer<typeof operatorActSchema>;
