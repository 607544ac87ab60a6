import type { Answer } from '@reprise/contracts/buyback';
import { answerInEveryLanguage, type Diagnostic } from '@reprise/contracts/catalogue';
import type { ItemDiagnostic } from '@reprise/contracts/item';
import { translated } from '@reprise/contracts/kernel';
import { deriveId } from '@reprise/kernel';
import type { DiagnosticEntry } from '@reprise/read-item';

type Response = ItemDiagnostic['responses'][number];
type Diagnostics = ReadonlyMap<string, Diagnostic>;
export type Names = {
  readonly people: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly comments: Readonly<Record<string, string>>;
};

/** The kind of place in which a diagnostic is made. */
function placeOf({ type, role }: DiagnosticEntry): Response['typeOrganizationAnsweredBy'] {
  if (type === 'compliance_test') return 'warehouse';
  return role.startsWith('store_') || type === 'store_check' ? 'store' : 'public';
}

/** The state to which an answer limits a product, as the diagnostic of that day said. */
const stateOf = (diagnostic: Diagnostic | undefined, { questionId, answerId }: Answer) =>
  diagnostic?.questions.find(({ id }) => id === questionId)?.answers.find(({ id }) => id === answerId)?.effect
    .capState;

export const named = (id: string, name: string | undefined) => ({ id, ...(name ? { name } : {}) });

const categoryOf = ({
  categoryId,
  categoryLabel,
  categoryLabelTranslations,
}: DiagnosticEntry['product']) => ({
  ...{ id: categoryId, label: categoryLabel },
  ...translated({ labelTranslations: categoryLabelTranslations }),
});

/** As the account says it, with its other languages. */
function toldOf(diagnostic: Diagnostic | undefined, answer: Answer) {
  const told = answerInEveryLanguage(answer, diagnostic ? [diagnostic] : []);
  const { question, questionTranslations, answerTranslations: responseLabelTranslations } = told;
  return {
    ...{ question, responseLabel: told.answer },
    ...translated({ questionTranslations, responseLabelTranslations }),
  };
}

function response(entry: DiagnosticEntry, answer: Answer, diagnostics: Diagnostics, names: Names): Response {
  const { id, type, at, by, role, placeId, photos, noteId } = entry;
  const diagnostic = diagnostics.get(entry.diagnosticId);
  const responseState = stateOf(diagnostic, answer);
  const name = names.people.get(by);
  const comment = noteId && names.comments[noteId];
  return {
    ...{ id: deriveId('item-response', id, answer.questionId), itemDiagnostic: id, diagnosticType: type },
    ...{ questionId: answer.questionId, questionType: 'unique', responseId: answer.answerId },
    ...toldOf(diagnostic, answer),
    ...(responseState ? { responseState } : {}),
    ...(name ? { nameAnsweredBy: name } : {}),
    ...{ typeUserAnsweredBy: role, typeOrganizationAnsweredBy: placeOf(entry) },
    ...(type === 'compliance_test' ? { warehouseId: placeId } : {}),
    ...(comment ? { comment } : {}),
    photos: photos.filter(({ questionId }) => questionId === answer.questionId),
    ...{ createdAt: at, createdBy: by },
  };
}

/** A diagnostic in the form of back office §3. */
export function shownDiagnostic(
  entry: DiagnosticEntry,
  diagnostics: Diagnostics,
  names: Names,
  forcedInvalidImei: boolean,
): ItemDiagnostic {
  const { id, type, at, by, placeId, product, specification, price, photos, noteId } = entry;
  const comment = noteId && names.comments[noteId];
  return {
    ...{ id, diagnosticType: type, product, specification, forcedInvalidImei, photos: [...photos] },
    category: categoryOf(product),
    ...{ productState: price.state, diagnosticPrice: price.total, currency: price.currency },
    mainOrganization: named(placeId, names.places.get(placeId)),
    diagnostician: named(by, names.people.get(by)),
    ...(specification.imei ? { imei: specification.imei } : {}),
    ...(comment ? { comment } : {}),
    responses: entry.answers.map((answer) => response(entry, answer, diagnostics, names)),
    ...{ createdAt: at, createdBy: by },
  };
}
