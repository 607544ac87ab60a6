import { z } from 'zod';
import { questionAnswerSchema, questionInputSchema } from '../catalogue';
import { locales, uuidSchema, type Locale } from '../kernel';
import type { Cells, FileFormat, ReadCells } from './catalogue-file.parts';
import { cellKinds } from './cell-kinds.rules';
import { declared, type FileColumn } from './columns.rules';
import { cellsToRecord, recordToCells } from './file-codec.rules';
import { categoryNameSchema } from './file-names.parts';

/** A buyback question with its answers as one line of a file. */
const questionRecordSchema = questionInputSchema.omit({ categoryId: true }).extend({
  id: uuidSchema.optional(),
  category: categoryNameSchema,
  answers: z
    .array(questionAnswerSchema.extend({ id: uuidSchema.optional() }))
    .min(2)
    .max(50),
});
export type QuestionRecord = z.infer<typeof questionRecordSchema>;

const { text, whole, decimal, amount, yesNo } = cellKinds;
const column = declared('diagnostic');

const short = (locale: Locale): string => locale.slice(0, 2);

const own: readonly FileColumn[] = [
  column('id', text, 'id'),
  column('category', text, 'category', { required: true }),
  column('title', text, 'title', { required: true }),
  column('how_to_test', text, 'howToTest'),
  column('description', text, 'description'),
  column('position', whole, 'position'),
  ...locales.flatMap((locale) => [
    column(`title_${short(locale)}`, text, `titleTranslations/${locale}`),
    column(`how_to_test_${short(locale)}`, text, `howToTestTranslations/${locale}`),
    column(`description_${short(locale)}`, text, `descriptionTranslations/${locale}`),
  ]),
];

/** @param number as people count, in the column's name. @param place among the answers of the record. */
const answerColumns = (number: number, place = number - 1): readonly FileColumn[] => {
  const at = (part: string): string => `answers/${place}/${part}`;
  return [
    column(`answer_${number}_name`, text, at('name'), { required: true }),
    column(`answer_${number}_description`, text, at('description')),
    column(`answer_${number}_best_state`, text, at('effect/capState')),
    column(`answer_${number}_percentage`, decimal, at('effect/percentage')),
    column(`answer_${number}_amount`, amount, at('effect/amount')),
    column(`answer_${number}_not_bought`, yesNo, at('effect/blocks')),
    column(`answer_${number}_id`, text, at('id')),
    ...locales.flatMap((locale) => [
      column(`answer_${number}_name_${short(locale)}`, text, at(`nameTranslations/${locale}`)),
      column(`answer_${number}_description_${short(locale)}`, text, at(`descriptionTranslations/${locale}`)),
    ]),
  ];
};

/** The columns of a file whose questions have at most so many answers. A new question needs two. */
export const questionColumns = (answers = 4): readonly FileColumn[] => [
  ...own,
  ...Array.from({ length: answers }, (_, index) => {
    const columns = answerColumns(index + 1);
    return index < 2 ? columns : columns.map((each) => ({ ...each, required: false }));
  }).flat(),
];

/** An answer is one that has any cell filled; a gap between two is no answer. */
function answersIn(cells: Cells): readonly number[] {
  const numbers = Object.entries(cells).flatMap(([name, cell]) => {
    const [, number] = /^answer_(\d{1,2})_\w+$/.exec(name) ?? [];
    return number && cell.trim() !== '' ? [Number(number)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

type Fields = Readonly<Record<string, unknown>>;
/** What is translated into no language is not translated. */
const translated = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !name.endsWith('Translations') || Object.values(value ?? {}).some(Boolean),
    ),
  );
const withEffect = (answer: unknown): unknown =>
  typeof answer === 'object' && answer ? { effect: {}, ...translated(answer) } : answer;
const finished = (fields: Fields): Fields => ({
  ...translated(fields),
  answers: Object.values(fields.answers ?? {}).map(withEffect),
});

export const questionFile = {
  columns: questionColumns(),
  toCells: (record: QuestionRecord, format: FileFormat): Cells =>
    recordToCells(questionColumns(record.answers.length), record, format),
  fromCells: (cells: Cells): ReadCells<QuestionRecord> => {
    const columns = [...own, ...answersIn(cells).flatMap((number, place) => answerColumns(number, place))];
    return cellsToRecord(columns, questionRecordSchema, cells, finished);
  },
} as const;
