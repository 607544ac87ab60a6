import { categories } from '@reprise/contracts/catalogue';
import type { FormValues } from '../../../kernel/forms';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { CategoryContext } from './category-context';
import { useActs } from './use-acts';
import { useDrawn } from './use-drawn';
import { useBuyerOptions } from './use-buyer-options';

const absorbs = ({ absorptionType }: FormValues): boolean => absorptionType !== 'none';
const byAmount = ({ absorptionType }: FormValues): boolean => absorptionType === 'value';
const byPercent = (values: FormValues): boolean => absorbs(values) && !byAmount(values);

/** Back office §5 "Category"; the root of the tree stays, and has no parent. */
export default resourceScreens({
  contract: categories,
  namespace: 'categories',
  nameOf: (row) => row.name,
  columns: [
    'name',
    { key: 'identifier', order: 'identifier', card: 'line', render: (row) => row.identifier },
    'parentId',
    { key: 'numberOfProducts', align: 'right', card: 'money', render: (row) => row.numberOfProducts },
    'status',
  ],
  about: (row) => ({ context: <CategoryContext row={row} /> }),
  sections: [
    {
      key: 'general',
      fields: [
        'name',
        'nameTranslations',
        'identifier',
        'parentId',
        'status',
        'buyerAccountId',
        'buyerId',
        'referringWarehouseIds',
      ],
    },
    {
      key: 'shown',
      fields: [
        'image',
        'drawing',
        { name: 'description', kind: 'textarea' },
        'descriptionTranslations',
        'childrenDescription',
        'highlightedInstruction',
        'highlightedInstructionTranslations',
        'holdsData',
      ],
    },
    {
      key: 'transport',
      fields: ['circuits', 'defaultWeight', 'defaultHeight', 'defaultLength', 'defaultWidth'],
    },
    {
      key: 'absorption',
      fields: [
        { name: 'absorptionType', clears: ['absorptionValue'] },
        { name: 'absorptionValue', kind: 'percent', shown: byPercent },
        { name: 'absorptionValue', kind: 'money', shown: byAmount },
        { name: 'absorptionMax', shown: absorbs },
      ],
    },
  ],
  useActs,
  useDrawn,
  useOptions: useBuyerOptions,
  defaultOrder: { field: 'name', direction: 'asc' },
  fixed: (row) => (row.parentId === null ? ['parentId'] : []),
  kept: (row) => (row.parentId === null ? 'root' : row.numberOfProducts > 0 ? 'not-empty' : undefined),
});
