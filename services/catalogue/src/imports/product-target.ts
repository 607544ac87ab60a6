import { productFile, type ProductRecord } from '@reprise/contracts/catalogue-files';
import { productsDefinition } from '../products/products.resource';
import { oneFormat, type Fields, type ImportTarget } from './import-target';
import type { RecordNames } from './record-names';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : []);

export const productTarget: ImportTarget = {
  definition: productsDefinition as unknown as ImportTarget['definition'],
  columns: productFile.columns,
  together: 250,
  columnOf: {
    ...{ categoryId: 'category', secondaryCategoryIds: 'secondary_categories' },
    ...{ hdImage: 'hd_image', tacCodes: 'tac_codes' },
  },
  read: productFile.fromCells,
  cells: (record) => productFile.toCells(record as ProductRecord, oneFormat),
  recordOf: ({ categoryId, secondaryCategoryIds, ...body }: Fields, names: RecordNames) => ({
    ...body,
    category: names.identifier(text(categoryId)),
    secondaryCategories: texts(secondaryCategoryIds).map((id) => names.identifier(id)),
  }),
  bodyOf: (record, named) => {
    const { id: _key, category, secondaryCategories, ...body } = record as ProductRecord;
    return {
      ...body,
      categoryId: named.category('category', category),
      secondaryCategoryIds: secondaryCategories.map((name) => named.category('secondary_categories', name)),
    };
  },
  filter: (keys, strategy) => ({
    [strategy === 'generic' ? 'ean' : 'reference']: { $in: keys.flat() },
  }),
  keyOf: ({ ean, reference }, strategy) => [text(strategy === 'generic' ? ean : reference)],
};
