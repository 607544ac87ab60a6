export * from './catalogue-file.parts';
export * from './exports.api';
export * from './cell-texts.rules';
export { columnOf, type FileColumn } from './columns.rules';
export { productFile, type ProductRecord } from './product-file.rules';
export { categoryFile, type CategoryRecord } from './category-file.rules';
export { questionColumns, questionFile, type QuestionRecord } from './question-file.rules';
export { guardFormula, unguardFormula } from './formula.rules';
