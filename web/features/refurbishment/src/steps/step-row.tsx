import type { Currency } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../../ui/date-time';
import { Money } from '../../../../ui/money';
import styles from '../refurbishment.module.css';
import { actsOf, type ItemStep, type StepAct } from './step.rules';
import { StepStatus } from './step-status';

type Props = {
  itemId: string;
  step: ItemStep;
  place: number;
  currency: Currency;
  onAct?: (act: StepAct, step: ItemStep) => void;
};

/** One step: what, in which state, at what cost, by whom, and what can be done to it. */
export function StepRow({ itemId, step, place, currency, onAct }: Props) {
  const { t } = useTranslation('refurbishment');
  const about = { name: step.name };
  return (
    <li className={styles['step']} data-status={step.status}>
      <span className={styles['place']}>{place}</span>
      <div className={styles['what']}>
        <Link to={`/items/${itemId}/item-refurb-steps/${step.id}`} className={styles['name']}>
          {step.name}
        </Link>
        {step.comment && <p className={styles['soft']}>{step.comment}</p>}
      </div>
      <StepStatus status={step.status} />
      <span className={`figures ${styles['cost']}`}>
        <Money value={{ amount: step.cost, currency }} />
      </span>
      <span className={styles['by']}>
        {step.byName}
        {step.at && (
          <span className={styles['soft']}>
            <DateTime value={step.at} />
          </span>
        )}
      </span>
      {onAct && (
        <span className={styles['acts']}>
          {actsOf(step.status).map((act, index) => (
            <Button
              key={act}
              type={index === 0 ? 'default' : 'text'}
              danger={act === 'cancel'}
              aria-label={t(`act-on.${act}`, about)}
              onClick={() => onAct(act, step)}
            >
              {t(`act-short.${act}`)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
