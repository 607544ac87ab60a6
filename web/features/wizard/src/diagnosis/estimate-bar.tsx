import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../../ui/live-region';
import { ProductImage } from '../../../../ui/public/product-image';
import styles from './estimate-bar.module.css';
import { useCountUp } from './use-count-up';
import type { DiagnosticView } from './view';

type Props = { view: DiagnosticView; total: number; final: boolean };

/** The estimate, always in sight. Until every question is answered it is the most that the product can bring. */
export function EstimateBar({ view, total, final }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const shown = useCountUp(total);
  const { product, currency } = view;
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  return (
    <div className={styles['bar']}>
      <ProductImage src={product.image} size={56} />
      <p className={styles['product']}>{product.label}</p>
      <p className={styles['price']}>
        <span className={styles['caption']}>{t(final ? 'estimate.yours' : 'estimate.up-to')}</span>
        <span className={styles['amount']} aria-hidden="true">
          {text(shown)}
        </span>
      </p>
      <LiveRegion message={`${t(final ? 'estimate.yours' : 'estimate.up-to')} ${text(total)}`} />
    </div>
  );
}
