import type { RefurbQuestion } from '@reprise/contracts/configuration';
import type { RefurbAnswer } from '@reprise/contracts/item';

/**
 * The steps that these answers ask for, each once, in the order of the questions and answers.
 *
 * @param categoryIds the item's category and all above it.
 * @param questions as they are now: a question or answer that is gone asks for nothing.
 */
export function proposedSteps(
  answers: readonly RefurbAnswer[],
  questions: readonly RefurbQuestion[],
  categoryIds: readonly string[],
): readonly string[] {
  const chosen = new Set(answers.flatMap((each) => each.answers.map(({ id }) => id)));
  const given = questions.flatMap((question) => question.answers.filter(({ id }) => id && chosen.has(id)));
  const asked = given
    .flatMap(({ steps }) => steps)
    .filter(
      (step) => step.categoryIds.length === 0 || step.categoryIds.some((id) => categoryIds.includes(id)),
    );
  return [...new Set(asked.map(({ refurbStepId }) => refurbStepId))];
}
