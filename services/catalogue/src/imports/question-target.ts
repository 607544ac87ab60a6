import { questionColumns, questionFile, type QuestionRecord } from '@reprise/contracts/catalogue-files';
import { questionsDefinition } from '../products/questions.resource';
import { oneFormat, type Fields, type ImportTarget } from './import-target';

/** A question may have more answers than people fill in by hand. */
const answersInFiles = 20;

export const questionTarget: ImportTarget = {
  definition: questionsDefinition as unknown as ImportTarget['definition'],
  columns: questionColumns(answersInFiles),
  together: 1,
  columnOf: { categoryId: 'category' },
  read: questionFile.fromCells,
  cells: (record) => questionFile.toCells(record as QuestionRecord, oneFormat),
  recordOf: ({ categoryId, ...body }: Fields, names) => ({
    ...body,
    category: names.identifier(String(categoryId)),
  }),
  bodyOf: (record, named) => {
    const { id: _key, category, ...body } = record as QuestionRecord;
    return { ...body, categoryId: named.category('category', category) };
  },
  filter: (keys, _strategy, names) => ({
    categoryId: { $in: keys.map(([category = '']) => names.categoryId(category) ?? '') },
    title: { $in: keys.map(([, title = '']) => title) },
  }),
  keyOf: ({ categoryId, title }, _strategy, names) => [names.identifier(String(categoryId)), String(title)],
};
