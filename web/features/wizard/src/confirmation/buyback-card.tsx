import { formatMoney, readIn } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { lastDay } from '../../../../ui/date-time';
import { Notice } from '../../../../ui/notice';
import { Barcode } from '../../../../ui/public/barcode';
import { ButtonLink } from '../../../../ui/public/button';
import { ProductImage } from '../../../../ui/public/product-image';
import styles from './confirmation.module.css';
import type { Declared } from './declared.types';
import { isCancelled } from './follow-status';
import { LabelStatus } from './label-status';
import { trackingPath } from './confirmation.paths';
import { NextSteps } from './next-steps';

type Props = { buyback: Declared; alone: boolean };

/** One buyback: its code, its label, the link to follow it; alone also what happens next. */
export function BuybackCard({ buyback, alone }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const { productLabel } = readIn(buyback, i18n.language);
  const { price, currency } = buyback;
  return (
    <article className={styles['card']} aria-labelledby={`buyback-${buyback.id}`}>
      <div className={styles['title']}>
        <ProductImage src={buyback.productImage} drawing={buyback.productDrawing} size={56} />
        <h2 id={`buyback-${buyback.id}`}>{productLabel}</h2>
        <strong className="figures">{formatMoney({ amount: price, currency }, i18n.language)}</strong>
      </div>
      {isCancelled(buyback) ? (
        <Notice family="grey">{t('confirmation.cancelled')}</Notice>
      ) : (
        <ToDo buyback={buyback} alone={alone} />
      )}
      <ButtonLink to={trackingPath(buyback)} icon="truck" wide>
        {t('confirmation.track')}
      </ButtonLink>
    </article>
  );
}

function ToDo({ buyback, alone }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const { priceLock, identificationNumber } = buyback;
  return (
    <>
      {priceLock && (
        <p className={styles['soft']}>
          {t('confirmation.guaranteed', { date: lastDay(priceLock.until, i18n.language) })}
        </p>
      )}
      <p className={styles['soft']}>{t('confirmation.code')}</p>
      <Barcode
        code={identificationNumber}
        label={t('confirmation.barcode', { code: identificationNumber })}
      />
      <LabelStatus buyback={buyback} />
      {alone && <NextSteps buyback={buyback} />}
    </>
  );
}
