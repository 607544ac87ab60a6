import { readIn } from '../kernel';
import type { ShippingOption } from './diagnostic-options.rows';
import type { DiagnosticView } from './diagnostic.rows';

type Asked = Pick<DiagnosticView, 'questions' | 'options'>;

/** A way to hand over, with the ways to be paid for it. */
const optionIn = (option: ShippingOption, language: string): ShippingOption => ({
  ...readIn(option, language),
  instructions: option.instructions.map((instruction) => readIn(instruction, language)),
  paymentModes: option.paymentModes.map((mode) => readIn(mode, language)),
});

export const questionsIn = (questions: Asked['questions'], language: string): Asked['questions'] =>
  questions.map((question) => ({
    ...readIn(question, language),
    answers: question.answers.map((answer) => readIn(answer, language)),
  }));

/** What is asked and offered, in a reader's language; a text that is not translated stays as the account wrote it. */
export const askedIn = <D extends Asked>(diagnostic: D, language: string): D => ({
  ...diagnostic,
  questions: questionsIn(diagnostic.questions, language),
  options: diagnostic.options.map((option) => optionIn(option, language)),
});

/** With the product's own name and that of its category. */
export const shownIn = <D extends DiagnosticView>(diagnostic: D, language: string): D => ({
  ...askedIn(diagnostic, language),
  product: readIn(diagnostic.product, language),
});
