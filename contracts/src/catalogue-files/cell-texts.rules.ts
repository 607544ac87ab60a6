import type { CatalogueFileType, CellProblem } from './catalogue-file.parts';
import { labelIn } from './columns.rules';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

const textsIn = (language: string) => (language.startsWith('fr') ? french : english);

/** What people call a column. */
export const columnText = (type: CatalogueFileType, name: string, language: string): string =>
  labelIn(textsIn(language).columns[type], name);

/** One sentence about one cell, in French for who reads French and in English for all others. */
export function cellProblemText(
  type: CatalogueFileType,
  { column, code, limit }: CellProblem,
  language: string,
): string {
  const texts = textsIn(language);
  return texts.problems[code]
    .replace('{{column}}', labelIn(texts.columns[type], column))
    .replace('{{limit}}', String(limit ?? ''));
}
