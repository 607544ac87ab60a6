import type { PriceBreakdown } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { receiptOf } from '../../kernel/product-draft';
import { Notice } from '../notice';
import { Receipt } from '../public/receipt';
import type { Played } from './asked-questions.rules';
import { useEffectText } from './use-effect-text';

type Props = { view: Played; answers: Readonly<Record<string, string>>; price: PriceBreakdown };

/** The receipt, and each rule that made it in words. */
export function PreviewPrice({ view, answers, price }: Props) {
  const { t } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const effectText = useEffectText();
  const given = view.questions.flatMap(({ id, title, answers: offered }) => {
    const answer = offered.find((each) => each.id === answers[id]);
    return answer ? [{ id, title, name: answer.name, effect: answer.effect }] : [];
  });
  return (
    <>
      <h1 tabIndex={-1}>{t('preview.price')}</h1>
      {price.reason && <Notice family="amber" title={t(`preview.reason.${price.reason}`)} />}
      <Receipt
        caption={t('preview.price')}
        lines={receiptOf(price, { base: t('preview.base'), floor: t('preview.floor') })}
        total={price.total}
        totalLabel={t('preview.total')}
        currency={view.currency}
      />
      <p>{t('preview.state', { state: enums(`product-state.${price.state}`) })}</p>
      <ul>
        {given.map(({ id, title, name, effect }) => (
          <li key={id}>
            {title} · {name}: {effectText(effect)}
          </li>
        ))}
      </ul>
    </>
  );
}
