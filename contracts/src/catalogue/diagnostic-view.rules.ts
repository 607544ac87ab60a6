import { diagnosticViewSchema, type Diagnostic, type DiagnosticView } from './diagnostic.rows';

/** Without the fields that only the server needs. */
export const viewOf = (diagnostic: Diagnostic): Partial<DiagnosticView> =>
  Object.fromEntries(Object.entries(diagnostic).filter(([field]) => field in diagnosticViewSchema.shape));
