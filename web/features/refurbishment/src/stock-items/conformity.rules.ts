import type { ItemDiagnostic } from '@reprise/contracts/item';
import { formatWeight } from '@reprise/contracts/kernel';

type Response = ItemDiagnostic['responses'][number];
type Found = Pick<Response, 'responseLabel' | 'photos'>;
export type ComparedQuestion = {
  readonly questionId: string;
  readonly question: string;
  /** One for each diagnostic; undefined where it did not ask. */
  readonly answers: readonly (Found | undefined)[];
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
    const answers = diagnostics.map(({ responses }) =>
      responses.find((each) => each.questionId === questionId),
    );
    const known = new Set(answers.flatMap((answer) => answer?.responseLabel ?? []));
    return { questionId, question, answers, differs: known.size > 1 };
  });
}

type Specified = Pick<ItemDiagnostic, 'product' | 'specification'>;
export type FoundFact = { readonly name: keyof ItemDiagnostic['specification']; readonly value: string };

/** The product that this diagnostic found instead of the one that was declared. */
export const otherProductOf = (
  { product }: Specified,
  declared: Specified | undefined,
): string | undefined =>
  declared && product.id !== declared.product.id ? `${product.brand} ${product.label}` : undefined;

/** What this diagnostic corrected: what the one before it did not know, or knew otherwise. */
export function correctedOf(
  { specification }: Specified,
  before: Specified | undefined,
  language: string,
): FoundFact[] {
  if (!before) return [];
  const names = Object.keys(specification) as FoundFact['name'][];
  return names
    .filter((name) => specification[name] !== before.specification[name])
    .map((name) => {
      const value = specification[name];
      const grams = name === 'weight' && typeof value === 'number';
      return { name, value: grams ? formatWeight(value, language) : String(value) };
    });
}

/** Photos of the product as a whole. */
export const photosOfAll = ({ photos }: Pick<ItemDiagnostic, 'photos'>) =>
  photos.filter(({ questionId }) => questionId === undefined);
