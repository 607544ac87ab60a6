export type { DiagnosticView } from '@reprise/contracts/catalogue';
