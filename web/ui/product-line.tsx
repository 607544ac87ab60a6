import { readIn, type Translations } from '@reprise/contracts/kernel';
import type { ProductDrawing } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import styles from './product-line.module.css';
import { productName } from './product-name';
import { ProductImage } from './public/product-image';

type Named = {
  brand: string;
  productLabel: string;
  productLabelTranslations?: Translations | undefined;
  productImage?: string | undefined;
  productDrawing?: ProductDrawing | undefined;
};

/** One product among others: its picture in a fixed square, so that nothing jumps, and its name. */
export function ProductLine({ product, size = 32 }: { product: Named; size?: number }) {
  const { i18n } = useTranslation();
  const name = productName(readIn(product, i18n.language));
  return (
    <span className={styles['line']} title={name}>
      <ProductImage src={product.productImage} drawing={product.productDrawing} size={size} />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
