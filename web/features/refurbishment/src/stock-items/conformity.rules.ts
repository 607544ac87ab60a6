import type { ItemDiagnostic } from '@reprise/contracts/item';

export type ComparedQuestion = {
  readonly questionId: string;
  readonly question: string;
  /** One for each diagnostic; undefined where it did not ask. */
  readonly answers: readonly (string | undefined)[];
  readonly differs: boolean;
};
type Answered = Pick<ItemDiagnostic, 'responses'>;

/** The questions of all diagnostics in their order, each with what every one of them found. */
export function questionsOf(diagnostics: readonly Answered[]): ComparedQuestion[] {
  const asked = new Map(
    diagnostics.flatMap(({ responses }) =>
      responses.map((each) => [each.questionId, each.question] as const),
    ),
  );
  return [...asked].map(([questionId, question]) => {
    const answers = diagnostics.map(
      ({ responses }) => responses.find((each) => each.questionId === questionId)?.responseLabel,
    );
    const known = new Set(answers.filter((answer) => answer !== undefined));
    return { questionId, question, answers, differs: known.size > 1 };
  });
}
