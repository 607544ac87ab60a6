import { useTranslation } from 'react-i18next';
import { priceLines } from '@reprise/contracts/rules';
import { explanationOf } from '../../kernel/product-draft';
import { Notice } from '../notice';
import { PriceSteps } from '../price-steps';
import { Receipt } from '../public/receipt';
import type { Played } from './asked-questions.rules';

type Props = { view: Played; answers: Record<string, string> };

/** The receipt, and each rule that made it in words. */
export function PreviewPrice({ view, answers }: Props) {
  const { t } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const { breakdown: price, steps } = explanationOf(view, { answers });
  return (
    <>
      <h1 tabIndex={-1}>{t('preview.price')}</h1>
      {price.reason && <Notice family="amber" title={t(`preview.reason.${price.reason}`)} />}
      <Receipt
        caption={t('preview.price')}
        lines={priceLines(price)}
        total={price.total}
        currency={view.currency}
      />
      <p>{t('preview.state', { state: enums(`product-state.${price.state}`) })}</p>
      <PriceSteps steps={steps} currency={view.currency} />
    </>
  );
}
