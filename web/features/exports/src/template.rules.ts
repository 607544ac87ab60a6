import {
  categoryFile,
  type CatalogueFileType,
  formatOf,
  productFile,
  questionFile,
} from '@reprise/contracts/catalogue-files';

/** Spreadsheets take a file for UTF-8 by its mark. */
const mark = '\uFEFF';
const columns = {
  products: productFile.columns,
  categories: categoryFile.columns,
  diagnostic: questionFile.columns,
} as const;

/** An empty file with the columns of one type, separated as spreadsheets of the language expect. */
export function templateFile(type: CatalogueFileType, language: string): Blob {
  const head = columns[type].map(({ name }) => name).join(formatOf(language).separator);
  return new Blob([mark, `${head}\r\n`], { type: 'text/csv;charset=utf-8' });
}
