import { z } from 'zod';
import { isoTimeSchema, uuidSchema } from '../kernel';

/** Back office §2 "Imports". */
export const importContents = ['categories', 'products', 'diagnostic'] as const;
export const importContentSchema = z.enum(importContents);
export type ImportContent = z.infer<typeof importContentSchema>;

/** How a line finds its record: by its public code, by the retailer's reference, or by its id (ADR 34). */
export const importStrategies = ['generic', 'recommerce', 'uuid'] as const;
export const importStrategySchema = z.enum(importStrategies);
export type ImportStrategy = z.infer<typeof importStrategySchema>;

/** Back office §4. */
export const importStatuses = ['in_progress', 'success', 'success_with_ignored', 'error'] as const;
export const importStatusSchema = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof importStatusSchema>;

/** `rs`: the platform itself; it has neither creator nor source account (back office §3). */
export const importOrigins = ['upload', 'sftp', 'rs'] as const;
export const importOriginSchema = z.enum(importOrigins);
export type ImportOrigin = z.infer<typeof importOriginSchema>;

/** From the file to its end; only those from `queued` on are imports, the others are drafts. */
export const importPhaseSchema = z.enum([
  ...(['receiving', 'received', 'checking', 'checked'] as const),
  ...(['queued', 'running', 'ended', 'cancelled'] as const),
]);
export type ImportPhase = z.infer<typeof importPhaseSchema>;

/** Why a line is ignored; `column` is one of the file, absent where the whole line is meant. */
export const importFaultSchema = z.strictObject({
  column: z.string().optional(),
  code: z.string(),
  /** The cell, shortened. */
  value: z.string().optional(),
  /** The bound that is broken, or what may be written. */
  limit: z.union([z.number(), z.string()]).optional(),
});
export type ImportFault = z.infer<typeof importFaultSchema>;

export const ignoredLineSchema = z.strictObject({
  /** In the file, counted from 1. */
  line: z.int().positive(),
  faults: z.array(importFaultSchema),
});
export type IgnoredLine = z.infer<typeof ignoredLineSchema>;

const count = z.int().nonnegative();
export const linesCountSchema = z.strictObject({
  found: count,
  inserted: count,
  updated: count,
  ignored: count,
});
export type LinesCount = z.infer<typeof linesCountSchema>;

const accountSchema = z.strictObject({ id: z.string(), common_name: z.string() });
const time = isoTimeSchema.nullable();

/** An import that wrote a record: what the record's history says of it. */
export const importTraceSchema = z.strictObject({
  import_id: uuidSchema,
  file_name: z.string(),
  did: z.enum(['inserted', 'updated']),
  at: isoTimeSchema,
  /** Absent where nobody sent the file by hand. */
  created_by: z.string().nullable(),
});
export type ImportTrace = z.infer<typeof importTraceSchema>;

/** An import as the list shows it: the fields of back office §3, and no others. */
export const catalogImportSchema = z.strictObject({
  id: uuidSchema,
  origin: importOriginSchema,
  created_at: isoTimeSchema,
  destination_account: accountSchema,
  source_account: accountSchema.nullable(),
  created_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  status: importStatusSchema,
  content: importContentSchema,
  strategy: importStrategySchema,
  queued_at: time,
  started_at: time,
  ended_at: time,
  report: z.strictObject({
    /** A code of `importErrors`. */
    error: z.string().nullable(),
    lines_count: linesCountSchema,
    /** The first ones; the file of ignored lines holds all. */
    ignored_lines: z.array(ignoredLineSchema),
  }),
});
export type CatalogImport = z.infer<typeof catalogImportSchema>;
