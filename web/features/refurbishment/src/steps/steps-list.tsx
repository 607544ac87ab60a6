import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state';
import { Money } from '../../../../ui/money';
import { useAccount } from '../../../../ui/resource/use-account';
import type { AtWork } from '../item-page';
import styles from '../refurbishment.module.css';
import type { ItemStep, StepAct } from './step.rules';
import { StepRow } from './step-row';

type Props = AtWork & { onAct?: (act: StepAct, step: ItemStep) => void };

/** The steps of an item in their order, with what they cost. */
export function StepsList({ item, work, onAct }: Props) {
  const { t } = useTranslation('refurbishment');
  const { currency } = useAccount();
  if (work.steps.length === 0) return <EmptyState drawing="box" sentence={t('steps.none')} />;
  return (
    <section className={styles['panel']} aria-label={t('steps.heading')}>
      <h2 className={styles['heading']}>
        {t('steps.heading')}
        <span className={styles['soft']}>
          <Money value={{ amount: work.plannedCost, currency }} /> {t('steps.planned')} ·{' '}
          <Money value={{ amount: work.completedCost, currency }} /> {t('steps.done')}
        </span>
      </h2>
      <ol className={styles['steps']} data-testid="steps">
        {work.steps.map((step, at) => (
          <StepRow
            key={step.id}
            itemId={item.id}
            {...{ step, currency }}
            place={at + 1}
            {...(onAct && { onAct })}
          />
        ))}
      </ol>
    </section>
  );
}
