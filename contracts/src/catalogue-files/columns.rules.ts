import type { CellKind } from './cell-kinds.rules';
import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';
import type { CatalogueFileType } from './catalogue-file.parts';

/** A column as declared: where its value stands in the record, and what an empty cell means. */
export type FileColumn = {
  readonly name: string;
  readonly label: { readonly 'en-GB': string; readonly 'fr-FR': string };
  readonly required: boolean;
  readonly path: readonly string[];
  readonly kind: CellKind;
  readonly empty: unknown;
};

type Labels = Readonly<Record<string, string>>;
const inEnglish: Readonly<Record<CatalogueFileType, Labels>> = english.columns;
const inFrench: Readonly<Record<CatalogueFileType, Labels>> = french.columns;

/** What people call a column; the answers of a question are counted. */
export const labelIn = (labels: Labels, name: string): string => {
  const [, number, part] = /^answer_(\d+)_(\w+)$/.exec(name) ?? [];
  const label = labels[part ? `answer_${part}` : name] ?? name;
  return number ? label.replace('{{number}}', number) : label;
};

type Options = { readonly required?: true; readonly empty?: unknown };

/** Declares the columns of one type of file. */
export const declared =
  (type: CatalogueFileType) =>
  (name: string, kind: CellKind, path: string, { required, empty }: Options = {}): FileColumn => ({
    name,
    label: { 'en-GB': labelIn(inEnglish[type], name), 'fr-FR': labelIn(inFrench[type], name) },
    required: required ?? false,
    path: path.split('/'),
    kind,
    empty,
  });

const plain = (text: string): string => text.trim().toLowerCase();

/** The column that a file's head means, by its name or by its label in either language. */
export const columnOf = (columns: readonly FileColumn[], head: string): FileColumn | undefined =>
  columns.find(({ name }) => name === plain(head)) ??
  columns.find(({ label }) => Object.values(label).some((text) => plain(text) === plain(head)));
