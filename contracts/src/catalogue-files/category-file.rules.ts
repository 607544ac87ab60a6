import { z } from 'zod';
import { categorySchema, checkAbsorption, longTextSchema, nameSchema, plainTextSchema } from '../catalogue';
import { locales, translationsSchema, uuidSchema } from '../kernel';
import type { Cells, FileFormat, ReadCells } from './catalogue-file.parts';
import { cellKinds } from './cell-kinds.rules';
import { declared, type FileColumn } from './columns.rules';
import { cellsToRecord, recordToCells } from './file-codec.rules';
import { categoryNameSchema, placeNameSchema } from './file-names.parts';

/** A category as a line of a file: its parent by identifier, warehouses and buyer by what names them. */
const categoryRecordSchema = categorySchema
  .omit({ id: true, parentId: true, buyerId: true, referringWarehouseIds: true })
  .extend({
    id: uuidSchema.optional(),
    /** Null only for the root of an account's tree. */
    parent: categoryNameSchema.nullable(),
    buyer: placeNameSchema.optional(),
    warehouses: z.array(placeNameSchema).min(1).max(100),
    // An empty cell and an empty text are the same in a file.
    highlightedInstruction: plainTextSchema(255).min(1).nullable(),
    highlightedInstructionTranslations: translationsSchema(plainTextSchema(255).min(1)).default({}),
    nameTranslations: translationsSchema(nameSchema).default({}),
    descriptionTranslations: translationsSchema(longTextSchema.min(1)).default({}),
  })
  .superRefine(checkAbsorption);
export type CategoryRecord = z.infer<typeof categoryRecordSchema>;

const { text, whole, decimal, amount, list, yesNo } = cellKinds;
const column = declared('categories');
const none = { empty: null } as const;

const categoryColumns: readonly FileColumn[] = [
  column('id', text, 'id'),
  column('name', text, 'name', { required: true }),
  column('identifier', text, 'identifier', { required: true }),
  column('parent', text, 'parent', none),
  column('warehouses', list, 'warehouses', { required: true }),
  column('buyer_account', text, 'buyerAccountId'),
  column('buyer', text, 'buyer'),
  column('circuits', list, 'circuits', { empty: [] }),
  column('weight_g', whole, 'defaultWeight', { required: true }),
  column('height_cm', whole, 'defaultHeight', none),
  column('length_cm', whole, 'defaultLength', none),
  column('width_cm', whole, 'defaultWidth', none),
  column('absorption_type', text, 'absorptionType'),
  column('absorption_value', decimal, 'absorptionValue', none),
  column('absorption_max', amount, 'absorptionMax', none),
  column('status', text, 'status'),
  column('description', text, 'description'),
  column('children_description', text, 'childrenDescription'),
  column('highlighted_instruction', text, 'highlightedInstruction', none),
  column('holds_data', yesNo, 'holdsData'),
  column('image', text, 'image/url'),
  column('image_alt', text, 'image/alt', { empty: '' }),
  column('drawing', text, 'drawing'),
  ...locales.flatMap((locale) => [
    column(`name_${locale.slice(0, 2)}`, text, `nameTranslations/${locale}`),
    column(`description_${locale.slice(0, 2)}`, text, `descriptionTranslations/${locale}`),
    column(
      `highlighted_instruction_${locale.slice(0, 2)}`,
      text,
      `highlightedInstructionTranslations/${locale}`,
    ),
  ]),
];

/** Where the absorption is an amount, its cell holds units as people write them and the record minor units. */
const shownAbsorption = ({ absorptionType, absorptionValue, ...record }: CategoryRecord): object => ({
  ...record,
  absorptionType,
  absorptionValue:
    absorptionType === 'value' && absorptionValue !== null ? absorptionValue / 100 : absorptionValue,
});

type Fields = Readonly<Record<string, unknown>>;
const hasUrl = (image: unknown): boolean => typeof image === 'object' && image !== null && 'url' in image;

const finished = ({ absorptionValue, image, ...fields }: Fields): Fields => ({
  ...fields,
  image: hasUrl(image) ? image : null,
  absorptionValue:
    fields.absorptionType === 'value' && typeof absorptionValue === 'number'
      ? Math.round(absorptionValue * 100)
      : absorptionValue,
});

export const categoryFile = {
  columns: categoryColumns,
  toCells: (record: CategoryRecord, format: FileFormat): Cells =>
    recordToCells(categoryColumns, shownAbsorption(record), format),
  fromCells: (cells: Cells): ReadCells<CategoryRecord> =>
    cellsToRecord(categoryColumns, categoryRecordSchema, cells, finished),
} as const;
