import type { RefurbQuestion } from '@reprise/contracts/configuration';
import type { answerDiagnosis, RefurbAnswer } from '@reprise/contracts/item';
import type { BodyOf } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';

export type GivenAnswers = BodyOf<typeof answerDiagnosis>['answers'];

export const notThere = (propertyPath: string): Refusal =>
  new Refusal('unknown-reference', {}, [{ propertyPath, code: 'unknown-reference' }]);

const oneOnly = (propertyPath: string): Refusal => {
  return new Refusal('invalid-request', {}, [
    { propertyPath, code: 'not-a-choice', text: 'one-answer-only' },
  ]);
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
    if (!question) throw notThere(at);
    const chosen = new Set(answerIds);
    if (question.type === 'unique' && chosen.size > 1) throw oneOnly(at);
    const answers = question.answers.flatMap(({ id, label }) =>
      id && chosen.has(id) ? [{ id, label }] : [],
    );
    if (answers.length !== chosen.size) throw notThere(at);
    return { questionId, question: question.label, answers };
  });
}
