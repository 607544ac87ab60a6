import {
  categoryFile,
  productFile,
  questionColumns,
  type FileColumn,
} from '@reprise/contracts/catalogue-files';
import type { ImportContent } from '@reprise/contracts/imports';

/** As many as a file may have. */
const answersInFiles = 20;

const columns: Readonly<Record<ImportContent, readonly FileColumn[]>> = {
  categories: categoryFile.columns,
  products: productFile.columns,
  diagnostic: questionColumns(answersInFiles),
};

const inLanguage = ({ label }: FileColumn, language: string): string =>
  label[language.startsWith('fr') ? 'fr-FR' : 'en-GB'];

export const columnLabel = (content: ImportContent, name: string, language: string): string => {
  const column = columns[content].find((each) => each.name === name);
  return column ? inLanguage(column, language) : name;
};

/** What a column of a file may be taken for. */
export const columnChoices = (content: ImportContent, language: string) =>
  columns[content].map((column) => ({ value: column.name, label: inLanguage(column, language) }));
