import type { products } from '@reprise/contracts/catalogue';
import { formatWeight, type RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import { useAccount } from '../../../ui/resource/use-account';
import { ProductLine } from '../../../ui/product-line';
import { Tag } from '../../../ui/tag';

type Row = RowOfResource<typeof products>;

const looks = {
  published: { family: 'green', icon: 'check-circle' },
  draft: { family: 'grey', icon: 'edit' },
} as const;

export function ProductStatus({ status }: Pick<Row, 'status'>) {
  const { t } = useTranslation('products');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`value.status.${status}`)}
    </Tag>
  );
}

/** Minor units; a dash if the product is not bought in that state. */
export function Price({ amount }: { amount: number | null }) {
  const { currency } = useAccount();
  return <Money value={amount === null ? null : { amount, currency }} />;
}

/** Its codes, and what it weighs where it has no weight of its own. */
export function ProductContext({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('products');
  const own = row.weight === null ? 'weight-of-category' : 'weight-own';
  const weight = t(own, { weight: formatWeight(row.effectiveWeight, i18n.language) });
  const codes = [row.ean && t('ean', { ean: row.ean }), row.reference && t('reference', row)];
  return [...codes, weight].filter(Boolean).join(' · ');
}

/** By the name that its account gave it: whoever edits the catalogue looks for that one. */
export function ProductPicture({ row: { label, image, drawing } }: { row: Row }) {
  return (
    <ProductLine
      product={{ brand: '', productLabel: label, productImage: image ?? undefined, productDrawing: drawing }}
    />
  );
}
