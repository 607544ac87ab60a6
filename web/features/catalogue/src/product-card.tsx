import { type Currency, formatMoney, readIn, type Translations } from '@reprise/contracts/kernel';
import type { ProductDrawing } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAccount } from '../../../kernel/site';
import { Icon } from '../../../ui/icon';
import { ProductImage } from '../../../ui/public/product-image';
import styles from './catalogue.module.css';
import { diagnosisPath } from './catalogue.paths';

/** What lists show of a product; `price` is the highest possible, in minor units. */
export type ListedProduct = {
  id: string;
  label: string;
  labelTranslations?: Translations | undefined;
  brand: string;
  image: string | null;
  drawing?: ProductDrawing | undefined;
  price: number | null;
};
type Props = { product: ListedProduct; imei?: string | undefined };

function ProductCard({ product, imei }: Props) {
  const { t, i18n } = useTranslation('catalogue');
  const currency: Currency = useSelector(selectAccount)?.currency ?? 'EUR';
  return (
    <li>
      <Link className={styles['card']} to={diagnosisPath(product, imei)}>
        <ProductImage src={product.image} drawing={product.drawing} size={64} />
        <span className={styles['words']}>
          <span className={styles['brand']}>{product.brand}</span>
          <span className={styles['label']}>{readIn(product, i18n.language).label}</span>
          {product.price !== null && product.price > 0 && (
            <span className={styles['price']}>
              {t('up-to', { amount: formatMoney({ amount: product.price, currency }, i18n.language) })}
            </span>
          )}
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}

export const ProductCards = ({
  products,
  imei,
}: {
  products: readonly ListedProduct[];
  imei?: string | undefined;
}) => (
  <ul className={styles['cards']}>
    {products.map((product) => (
      <ProductCard key={product.id} product={product} imei={imei} />
    ))}
  </ul>
);
