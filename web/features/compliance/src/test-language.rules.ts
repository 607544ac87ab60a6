import { answerInEveryLanguage, questionsIn } from '@reprise/contracts/catalogue';
import type { ItemQuestions } from '@reprise/contracts/item';
import { readIn } from '@reprise/contracts/kernel';

/** The test in its reader's language: what the customer declared, in whichever language, beside what can be observed. */
export function testIn(asked: ItemQuestions, language: string): ItemQuestions {
  const known = [{ questions: asked.questions, options: [] }];
  return {
    ...asked,
    questions: questionsIn(asked.questions, language),
    declaredAnswers: asked.declaredAnswers.map((declared) =>
      readIn(answerInEveryLanguage(declared, known), language),
    ),
  };
}
