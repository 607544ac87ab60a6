import { refurbSteps } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { stepCodeOf } from '../../../../kernel/scanner/step-code';
import { useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { Fact, Facts } from '../../../../ui/file/facts';
import { Money } from '../../../../ui/money';
import { useAccount } from '../../../../ui/resource/use-account';
import styles from '../refurbishment.module.css';
import { StockName } from '../stock-name';
import type { ItemStep } from './step.rules';
import { StepStatus } from './step-status';

/** What is to be done, where, and how it stands. */
export function StepFacts({ step }: { step: ItemStep }) {
  const { t } = useTranslation('refurbishment');
  const { currency } = useAccount();
  const { value } = useRecord(refurbSteps.endpoints.get, { params: { id: step.refurbStepId } });
  return (
    <>
      {value?.description && <p className={styles['long']}>{value.description}</p>}
      <Facts>
        <Fact term={t('fact.status')}>
          <StepStatus status={step.status} />
        </Fact>
        <Fact term={t('stock')}>
          <StockName id={step.stockId} />
        </Fact>
        <Fact term={t('fact.cost')}>
          <Money value={{ amount: step.cost, currency }} />
        </Fact>
        <Fact term={t('fact.card')}>
          <span className="code">{stepCodeOf(step.refurbStepId)}</span>
        </Fact>
        {step.at && (
          <Fact term={t('fact.latest')}>
            {step.byName ?? t('changed.colleague')} · <DateTime value={step.at} />
          </Fact>
        )}
        {step.comment && (
          <Fact term={t(step.status === 'canceled' ? 'reason' : 'fact.comment')}>{step.comment}</Fact>
        )}
      </Facts>
    </>
  );
}
