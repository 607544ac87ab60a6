import type { CatalogueFileType, CellProblem } from './catalogue-file.parts';
import { labelIn } from './columns.rules';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

/** One sentence about one cell, in French for who reads French and in English for all others. */
export function cellProblemText(
  type: CatalogueFileType,
  { column, code, limit }: CellProblem,
  language: string,
): string {
  const texts = language.startsWith('fr') ? french : english;
  return texts.problems[code]
    .replace('{{column}}', labelIn(texts.columns[type], column))
    .replace('{{limit}}', String(limit ?? ''));
}
