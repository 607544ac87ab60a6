import { type Asked, askedOf } from '../../../ui/preview/asked-questions.rules';
import type { QuestionBody } from './question-values.rules';
import type { QuestionRow } from './question.types';

/** The category's questions with one as it stands on the screen: in its place, or last if it is new. */
export function withDraft(rows: readonly QuestionRow[], id: string | undefined, draft: QuestionBody): Asked {
  const drafted = { ...draft, id: id ?? 'draft' };
  const known = rows.some((row) => row.id === id);
  return askedOf(known ? rows.map((row) => (row.id === id ? drafted : row)) : [...rows, drafted]);
}
