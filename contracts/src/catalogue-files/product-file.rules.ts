import { z } from 'zod';
import { categoryNameSchema } from './file-names.parts';
import { nameSchema, productInputSchema } from '../catalogue';
import { locales, translationsSchema, uuidSchema } from '../kernel';
import { productStates } from '../rules';
import type { Cells, FileFormat, ReadCells } from './catalogue-file.parts';
import { cellKinds } from './cell-kinds.rules';
import { declared, type FileColumn } from './columns.rules';
import { cellsToRecord, recordToCells } from './file-codec.rules';

const { text, whole, amount, yesNo, list } = cellKinds;

/** A product as a line of a file: categories by their identifiers, so that another account can read it. */
const productRecordSchema = productInputSchema.omit({ categoryId: true, secondaryCategoryIds: true }).extend({
  /** Absent: a product that has none yet. */
  id: uuidSchema.optional(),
  category: categoryNameSchema,
  secondaryCategories: z.array(categoryNameSchema).max(50),
  labelTranslations: translationsSchema(nameSchema).default({}),
});
export type ProductRecord = z.infer<typeof productRecordSchema>;

const column = declared('products');
const none = { empty: null } as const;

const productColumns: readonly FileColumn[] = [
  column('id', text, 'id'),
  column('label', text, 'label', { required: true }),
  column('brand', text, 'brand', { required: true }),
  column('model', text, 'model'),
  column('reference', text, 'reference'),
  column('ean', text, 'ean', none),
  column('tac_codes', list, 'tacCodes', { empty: [] }),
  column('category', text, 'category', { required: true }),
  column('secondary_categories', list, 'secondaryCategories', { empty: [] }),
  ...productStates.map((state) => column(`price_${state}`, amount, `buybackPrice/${state}`)),
  column('status', text, 'status'),
  column('comment', text, 'comment'),
  column('weight_g', whole, 'weight', none),
  column('height_cm', whole, 'height', none),
  column('length_cm', whole, 'length', none),
  column('width_cm', whole, 'width', none),
  column('image', text, 'image', none),
  column('hd_image', text, 'hdImage', none),
  column('collects_imei', yesNo, 'isCollectingIMEI'),
  column('simple', yesNo, 'simple'),
  column('zero_not_allowed', yesNo, 'buybackZeroNotAllowed'),
  ...locales.map((locale) => column(`label_${locale.slice(0, 2)}`, text, `labelTranslations/${locale}`)),
];

export const productFile = {
  columns: productColumns,
  toCells: (record: ProductRecord, format: FileFormat): Cells =>
    recordToCells(productColumns, record, format),
  fromCells: (cells: Cells): ReadCells<ProductRecord> =>
    cellsToRecord(productColumns, productRecordSchema, cells),
} as const;
