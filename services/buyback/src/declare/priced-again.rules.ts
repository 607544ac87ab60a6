import {
  choicesIn,
  diagnoseIn,
  type ChosenAnswer,
  type Diagnosis,
  type Diagnostic,
} from '@reprise/contracts/catalogue';
import type { BuybackListRow } from '@reprise/read-buyback';

/** A declared buyback priced by a diagnostic, with the transport and the payment that it was declared with. */
export function pricedAgain(
  row: BuybackListRow,
  diagnostic: Diagnostic,
  answers: readonly ChosenAnswer[],
): Diagnosis {
  const chosen = { methodId: row.transport.methodId, modeId: row.payment.modeId };
  return diagnoseIn(diagnostic, answers, choicesIn(diagnostic, chosen), row.locale);
}
