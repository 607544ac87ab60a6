import { questionsIn } from '@reprise/contracts/catalogue';
import type { ItemQuestions } from '@reprise/contracts/item';

/** The test in its reader's language: what the customer declared, in whichever language, beside what can be observed. */
export function testIn(asked: ItemQuestions, language: string): ItemQuestions {
  const questions = questionsIn(asked.questions, language);
  const declaredAnswers = asked.declaredAnswers.map((declared) => {
    const question = questions.find(({ id }) => id === declared.questionId);
    const answer = question?.answers.find(({ id }) => id === declared.answerId);
    return {
      ...declared,
      question: question?.title ?? declared.question,
      answer: answer?.name ?? declared.answer,
    };
  });
  return { ...asked, questions, declaredAnswers };
}
