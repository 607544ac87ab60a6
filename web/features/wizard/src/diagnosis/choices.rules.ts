import {
  choicesOf as choices,
  estimateOf as priced,
  type AnswerLabel,
  type Choices,
} from '../../../../kernel/product-draft';
import type { PaymentOption, ShippingOption } from '@reprise/contracts/catalogue';
import type { Draft } from '../../../../kernel/cart';
import type { DiagnosticView } from './diagnostic-view.types';

export { isGraded } from '../../../../kernel/product-draft';

/** A visitor's receipt includes the questions, too. */
const questionAndAnswer: AnswerLabel = ({ name }, { title }) => `${title} · ${name}`;

export const choicesOf = (view: DiagnosticView, draft: Draft): Choices =>
  choices(view, draft, questionAndAnswer);

/** The estimate of the answers alone. */
export const estimateOf = (view: DiagnosticView, draft: Draft): Choices['price'] => estimateWith(view, draft);

/** The estimate with this transport and payment, whatever the draft has chosen. */
export const estimateWith = (
  view: DiagnosticView,
  draft: Draft,
  shipping?: ShippingOption,
  payment?: PaymentOption,
): Choices['price'] => priced(view, draft, shipping, payment, questionAndAnswer);

/** Possible dates for a courier: tomorrow until three weeks from now, as ISO dates. */
export function appointmentRange(now: Date): { first: string; last: string } {
  const day = (ahead: number): string =>
    new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { first: day(1), last: day(21) };
}
