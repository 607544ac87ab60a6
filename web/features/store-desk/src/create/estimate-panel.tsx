import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { formatMoney } from '@reprise/contracts/kernel';
import { missingAmount, type PriceBreakdown, priceLines } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';
import { isGraded } from './choices.rules';
import { OfferPanel } from './offer-panel';

type Props = { view: DiagnosticView; draft: Draft; price: PriceBreakdown; facing: boolean; inCart: number };

/** The estimate of a new buyback, and the amount missing to the minimum. */
export function EstimatePanel({ view, draft, price, facing, inCart }: Props) {
  const { t, i18n } = useTranslation('store-desk');
  const { currency, settings } = view;
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const missing = missingAmount(inCart + price.total, settings.cartMinValue);
  return (
    <OfferPanel
      offer={{ total: price.total, state: price.state, lines: priceLines(price) }}
      currency={currency}
      complete={isGraded(view, draft)}
      facing={facing}
    >
      {settings.cartMinValue > 0 && (
        <p className={styles['minimum']} data-reached={missing === 0} data-testid="minimum">
          <Icon name={missing > 0 ? 'alert' : 'check-circle'} size={16} />
          {missing > 0
            ? t('estimate.missing', { amount: text(missing), minimum: text(settings.cartMinValue) })
            : t('estimate.reached', { minimum: text(settings.cartMinValue) })}
        </p>
      )}
      <p className={styles['hint']}>{t('estimate.valid', { days: settings.validDays })}</p>
    </OfferPanel>
  );
}
