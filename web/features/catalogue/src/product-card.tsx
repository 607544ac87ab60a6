import { readIn, type Translations } from '@reprise/contracts/kernel';
import type { Channel, ProductDrawing } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon';
import { ProductImage } from '../../../ui/public/product-image';
import styles from './catalogue.module.css';
import { diagnosisPath } from './catalogue.paths';
import { isBoughtHere, Worth } from './worth';

/** What lists show of a product; `price` is the highest possible, in minor units. */
export type ListedProduct = {
  id: string;
  label: string;
  labelTranslations?: Translations | undefined;
  brand: string;
  image: string | null;
  drawing?: ProductDrawing | undefined;
  price: number | null;
  boughtThrough: readonly Channel[];
};
type Props = { product: ListedProduct; imei?: string | undefined };

function ProductCard({ product, imei }: Props) {
  const { language } = useTranslation().i18n;
  return (
    <li>
      <Link className={styles['card']} to={diagnosisPath(product, imei)}>
        <ProductImage src={product.image} drawing={product.drawing} size={64} />
        <span className={styles['words']}>
          <span className={styles['brand']}>{product.brand}</span>
          <span className={styles['label']}>{readIn(product, language).label}</span>
          <Worth {...product} className={styles[isBoughtHere(product) ? 'price' : 'brand']} />
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
