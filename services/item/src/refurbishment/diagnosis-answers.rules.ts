import type { RefurbQuestion } from '@reprise/contracts/configuration';
import type { answerDiagnosis, RefurbAnswer } from '@reprise/contracts/item';
import type { BodyOf } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';

export type GivenAnswers = BodyOf<typeof answerDiagnosis>['answers'];

export const notThere = (propertyPath: string, message: string): Refusal =>
  new Refusal('unknown-reference', {}, [{ propertyPath, message, code: 'unknown-reference' }]);

const oneOnly = (propertyPath: string): Refusal => {
  const message = 'Choose one answer only.';
  return new Refusal('invalid-request', {}, [{ propertyPath, message, code: 'not-a-choice' }]);
};

/**
 * The answers in the words of the questions as they are now.
 *
 * @throws Refusal `unknown-reference` for a question or answer that is gone, `invalid-request` for several answers where
 *   one is asked for.
 */
export function answersInWords(questions: readonly RefurbQuestion[], given: GivenAnswers): RefurbAnswer[] {
  return given.map(({ questionId, answerIds }, index) => {
    const question = questions.find(({ id }) => id === questionId);
    const at = `answers[${index}]`;
    if (!question) throw notThere(at, 'This question does not exist any more.');
    const chosen = new Set(answerIds);
    if (question.type === 'unique' && chosen.size > 1) throw oneOnly(at);
    const answers = question.answers.flatMap(({ id, label }) =>
      id && chosen.has(id) ? [{ id, label }] : [],
    );
    if (answers.length !== chosen.size) throw notThere(at, 'This answer does not exist any more.');
    return { questionId, question: question.label, answers };
  });
}
