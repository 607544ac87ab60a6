import { diagnosticViewSchema, type DiagnosticView } from '@reprise/contracts/catalogue';

export type { DiagnosticView, PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
export type DiagnosticQuestion = DiagnosticView['questions'][number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the JSON-LD keys away from a reply; the contracts describe what is left. */
export const plain = (body: unknown): unknown =>
  isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith('@'))) : body;

/** The reply of `GET /products/{id}/diagnostic`; undefined when it is not one. */
export const readView = (body: unknown): DiagnosticView | undefined =>
  diagnosticViewSchema.safeParse(plain(body)).data;
