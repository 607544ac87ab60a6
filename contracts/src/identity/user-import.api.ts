import { z } from 'zod';
import { endpoint, perHour, uploadedFileSchema } from '../kernel';

/** Each new user gets a mail, so a file has an end. */
export const userImportLimits = { bytes: 250 * 1024, lines: 500 } as const;

/** The columns of the file, by these names in its first line and in any order; `language` may be missing. */
export const userImportColumns = [
  'email',
  'firstname',
  'lastname',
  'role',
  'organisation',
  'language',
] as const;
export type UserImportColumn = (typeof userImportColumns)[number];

/** Why a line is not imported, each said of one column. */
export const userImportFaults = [
  'required',
  'formula',
  'invalid-email',
  'invalid-name',
  'unknown-role',
  'role-not-assignable',
  'unknown-organisation',
  'several-organisations',
  'unknown-language',
  'twice-in-file',
  'email-already-used',
  'refused',
] as const;
export type UserImportFault = (typeof userImportFaults)[number];

export const userImportLineSchema = z.object({
  /** In the file, counted from 1. */
  line: z.int(),
  cells: z.record(z.enum(userImportColumns), z.string()),
  faults: z.array(z.object({ column: z.enum(userImportColumns), code: z.enum(userImportFaults) })),
});
export type UserImportLine = z.infer<typeof userImportLineSchema>;

/** Line by line what would be written, or what was. */
export const userImportReportSchema = z.object({
  lines: z.array(userImportLineSchema),
  accepted: z.int(),
  refused: z.int(),
});
export type UserImportReport = z.infer<typeof userImportReportSchema>;

const shared = {
  method: 'POST',
  access: 'user.create',
  consumes: 'multipart/form-data',
  body: z.strictObject({ file: uploadedFileSchema(userImportLimits.bytes) }),
  reply: userImportReportSchema,
  about: `The first line of the file names its columns, in any order: ${userImportColumns.join(', ')}; \`language\` may be missing. CSV in UTF-8, at most ${userImportLimits.lines} lines and ${userImportLimits.bytes} bytes. Always answered with 200 if the file can be read: each line has its \`faults\`, and one without any is accepted.`,
  problems: ['csv-unreadable', 'csv-columns-missing', 'csv-too-many-lines', 'file-too-large'],
} as const;

/** The languages of the dashboard. */
const guideLanguageSchema = z.enum(['fr-FR', 'en-GB']);
export type UserImportGuideLanguage = z.infer<typeof guideLanguageSchema>;

/** Back office §2 "Users", the batch: the file, its report, the users. */
export const userImportEndpoints = {
  check: endpoint({
    ...shared,
    name: 'checkUserImport',
    path: '/users/import/check',
    summary: 'Judges a CSV file of users line by line. Nothing is written.',
  }),
  run: endpoint({
    ...shared,
    name: 'importUsers',
    path: '/users/import',
    summary: 'Adds the users of the lines without a fault, and invites them; the others are reported.',
    limits: [perHour('session', 20)],
  }),
  guide: endpoint({
    name: 'downloadUserImportGuide',
    method: 'GET',
    path: '/users/import/guide',
    access: 'user.create',
    summary:
      'How users are imported: columns, roles that the reader may give, and why lines are refused (PDF).',
    query: z.object({
      language: guideLanguageSchema.default('fr-FR').describe('In which language the guide is written.'),
    }),
    produces: 'application/pdf',
  }),
} as const;
