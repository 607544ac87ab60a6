import { z } from 'zod';
import { endpoint, perMinute } from '../kernel';

/** In characters; a browser cuts what it sends to these. */
export const longestOfReport = { message: 500, stack: 4_000, route: 200 };

export const browserErrorSchema = z.strictObject({
  app: z.enum(['public', 'dashboard']),
  release: z.string().regex(/^[\w.-]{1,40}$/),
  message: z.string().min(1).max(longestOfReport.message),
  stack: z.string().max(longestOfReport.stack).optional(),
  /** The pattern of the address, never the address: that contains ids, search words and tokens. */
  route: z
    .string()
    .max(longestOfReport.route)
    .regex(/^\/[\w:*./-]*$/),
  /** Of the refusal that was not expected. */
  traceId: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

/** Open to all: a page that fails before its visitor has a token says so too. */
export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/browser-errors',
  access: 'public',
  summary: 'Reports an error of a page to the operators; nothing is kept but a line of the log and a count.',
  body: browserErrorSchema,
  status: 204,
  problems: ['forbidden'],
  limits: [perMinute('address', 60)],
});
