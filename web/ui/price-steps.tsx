import type { ExplainedStep } from '@reprise/contracts/buyback';
import { money, type Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Money } from './money';
import styles from './price-steps.module.css';
import tables from './tables.module.css';
import { useStepText } from './use-step-text';

type Props = { steps: readonly ExplainedStep[]; currency: Currency };

/** Each rule in words, with the price before and after it, and the version of what held it. */
export function PriceSteps({ steps, currency }: Props) {
  const { t } = useTranslation();
  const stepText = useStepText(currency);
  return (
    <table className={`${tables['table']} ${tables['amounts']}`} aria-label={t('price-steps.title')}>
      <thead>
        <tr>
          <th scope="col">{t('price-steps.rule')}</th>
          <th scope="col">{t('price-steps.before')}</th>
          <th scope="col">{t('price-steps.after')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, at) => (
          <tr key={`${at}${step.rule}`}>
            <th scope="row">
              {stepText(step)}
              <Source step={step} />
            </th>
            <td>
              <Money value={money(step.before, currency)} />
            </td>
            <td>
              <Money value={money(step.after, currency)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Source({ step: { source } }: { step: ExplainedStep }) {
  const { t } = useTranslation();
  if (!source) return null;
  const name = t(`price-steps.source.${source.of}`);
  const { revision } = source;
  return (
    <div className={styles['source']}>
      {revision === undefined ? name : t('price-steps.revision', { source: name, revision })}
    </div>
  );
}
