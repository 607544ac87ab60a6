import type { DiagnosticView } from './diagnostic.rows';
import { choicesIn, diagnoseIn, type ChosenAnswer, type Diagnosis } from './diagnose.rules';

type Declared = {
  readonly locale: string;
  readonly transport: { readonly methodId?: string | undefined };
  readonly payment: { readonly modeId: string };
};
type Offered = Parameters<typeof diagnoseIn>[0] & Pick<DiagnosticView, 'options'>;

/**
 * A declared buyback priced by a diagnostic, with the transport and the payment that it was declared with, in its
 * language. @throws Refusal `answers-insufficient`.
 */
export function pricedAgain(
  { locale, transport, payment }: Declared,
  diagnostic: Offered,
  answers: readonly ChosenAnswer[],
): Diagnosis {
  const choices = choicesIn(diagnostic, { methodId: transport.methodId, modeId: payment.modeId });
  return diagnoseIn(diagnostic, answers, choices, locale);
}
