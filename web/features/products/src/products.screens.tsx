import { categoryIdSchema, products } from '@reprise/contracts/catalogue';
import { referencesOf } from '@reprise/contracts/kernel';
import { isDoubtfulEan } from '@reprise/contracts/rules';
import { storageKeys } from '../../../kernel/storage';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { ProductPreview } from './product-preview';
import { Price, ProductContext, ProductPicture, ProductStatus } from './product-values';

const [category] = referencesOf(categoryIdSchema);

/** Back office §2: the list of products, and "Product create/edit". */
export default resourceScreens({
  contract: products,
  namespace: 'products',
  nameOf: (row) => row.label,
  columns: [
    { key: 'label', order: 'label', card: 'title', render: (row) => <ProductPicture row={row} /> },
    {
      ...{ key: 'codes', card: 'line' },
      render: ({ model, reference }) => [model, reference].filter(Boolean).join(' · ') || '–',
    },
    'ean',
    'brand',
    'category',
    {
      ...{ key: 'buybackPriceGradeA', order: 'buybackPriceGradeA', align: 'right', card: 'money' },
      render: (row) => <Price amount={row.buybackPriceGradeA} />,
    },
    {
      ...{ key: 'status', order: 'status', card: 'status' },
      render: (row) => <ProductStatus status={row.status} />,
    },
  ],
  tabs: true,
  about: (row) => ({ aside: <ProductStatus status={row.status} />, context: <ProductContext row={row} /> }),
  sections: [
    {
      key: 'general',
      fields: [
        ...(['label', 'labelTranslations', 'brand', 'model', 'reference'] as const),
        { name: 'ean', doubtful: (ean) => typeof ean === 'string' && isDoubtfulEan(ean.trim()) },
        ...(['categoryId', 'secondaryCategoryIds'] as const),
        'status',
        { name: 'comment', kind: 'textarea' },
        ...(['weight', 'height', 'length', 'width'] as const),
      ],
    },
    { key: 'images', fields: ['image', 'hdImage'] },
    { key: 'price', fields: ['buybackPrice'] },
    {
      key: 'diagnostic',
      fields: ['isCollectingIMEI', 'tacCodes', 'simple', 'buybackZeroNotAllowed'],
    },
  ],
  preview: (values) => <ProductPreview values={values} />,
  list: {
    search: 'search_product_buyback',
    initial: { status: ['published'] },
    remembers: storageKeys.productsFilters,
    ...(category && { references: { category: category.reference } }),
  },
  defaultOrder: { field: 'label', direction: 'asc' },
});
