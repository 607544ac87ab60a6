import { cellProblemSchema, cellProblemText, columnText } from '../catalogue-files';
import type { ImportContent, ImportFault } from './import.rows';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

type Sentences = Readonly<Record<string, string | undefined>>;

/**
 * Why a line was left out, in one sentence: French for who reads French, English for all others. @param other the
 * sentence of a rule that the record itself has, where the reader has one.
 */
export function importFaultText(
  content: ImportContent,
  { column, code, value = '', limit }: ImportFault,
  language: string,
  other: (code: string) => string | undefined = () => undefined,
): string {
  const cell = cellProblemSchema.safeParse({ column, code, ...(limit !== undefined && { limit }) });
  if (cell.success) return cellProblemText(content, cell.data, language);
  const texts: Sentences = language.startsWith('fr') ? french : english;
  const name = column ? columnText(content, column, language) : '';
  const sentence = texts[code] ?? other(code) ?? texts[column ? 'refused' : 'line-refused'] ?? code;
  return sentence.replace('{{column}}', () => name).replace('{{value}}', () => value);
}
