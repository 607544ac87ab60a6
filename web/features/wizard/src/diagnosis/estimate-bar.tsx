import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import type { ProductDrawing } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../../ui/live-region';
import { ProductImage } from '../../../../ui/public/product-image';
import styles from './estimate-bar.module.css';
import { useCountUp } from './use-count-up';

type Props = {
  label: string;
  image: string | null;
  hdImage?: string | undefined;
  drawing: ProductDrawing | undefined;
  caption: string;
  total: number;
  currency: Currency;
};

/** The amount, always visible: below on a phone, beside on a desktop. `total` in minor units. */
export function EstimateBar({ label, image, hdImage, drawing, caption, total, currency }: Props) {
  const { i18n } = useTranslation();
  const shown = useCountUp(total);
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  return (
    <div className={styles['bar']}>
      <ProductImage src={image} hd={hdImage} drawing={drawing} size={56} />
      <p className={styles['product']}>{label}</p>
      <p className={styles['price']}>
        <span className={styles['caption']}>{caption}</span>
        <span className={styles['amount']} aria-hidden="true">
          {text(shown)}
        </span>
      </p>
      <LiveRegion message={`${caption} ${text(total)}`} />
    </div>
  );
}
