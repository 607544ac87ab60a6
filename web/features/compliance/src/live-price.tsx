import type { Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useProblemText } from '../../../kernel/i18n';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icon-paths';
import { LiveRegion } from '../../../ui/live-region';
import { Money } from '../../../ui/money';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import type { Family } from '../../../ui/design.tokens';
import { surface } from '../../../ui/tone';
import styles from './compliance.module.css';
import { selectCompliance } from './compliance.slice';
import type { Preview, Settled } from './compliance.types';

const looks: Readonly<Record<string, { family: Family; icon: IconName }>> = {
  'same-answers': { family: 'green', icon: 'check-circle' },
  'by-price': { family: 'green', icon: 'check-circle' },
  absorbed: { family: 'blue', icon: 'shield' },
  lower: { family: 'amber', icon: 'alert' },
};

/** Nothing conforms before it was answered, and no more than so far until the last answer. */
function judged(outcome: string, settled: Settled): string {
  if (settled === 'none') return 'unanswered';
  return settled === 'partly' && outcome === 'same-answers' ? 'so-far' : outcome;
}

/** Grade, price and verdict with the answers so far. */
export function LivePrice({ currency, settled }: { currency: Currency; settled: Settled }) {
  const { preview, pricing, previewProblem } = useSelector(selectCompliance);
  const problemText = useProblemText();
  if (previewProblem && !pricing) return <Notice family="red">{problemText(previewProblem)}</Notice>;
  if (!preview) return pricing ? <TextSkeleton lines={3} /> : null;
  return <Verdict {...{ preview, currency, settled, pricing }} />;
}

type Props = { preview: Preview; currency: Currency; settled: Settled; pricing: boolean };

function Verdict({ preview, currency, settled, pricing }: Props) {
  const { t } = useTranslation(['compliance', 'enums']);
  const { declaredPrice, controlledPrice, state, absorbedAmount } = preview;
  const outcome = judged(preview.outcome, settled);
  const { family, icon } = looks[outcome] ?? { family: 'grey', icon: 'info' };
  const difference = controlledPrice - declaredPrice;
  const grade = t(`enums:product-state.${state}`, { defaultValue: state });
  const words = t(`outcome.${outcome}`, { defaultValue: outcome });
  return (
    <section
      className={styles['price']}
      style={surface(family)}
      aria-label={t('price.label')}
      aria-busy={pricing}
      data-testid="live-price"
      data-outcome={outcome}
    >
      <p className={styles['verdict-line']}>
        <Icon name={icon} size={20} /> {words}
      </p>
      <dl className={styles['amounts']}>
        <div>
          <dt>{t('price.declared')}</dt>
          <dd>
            <Money value={{ amount: declaredPrice, currency }} />
          </dd>
        </div>
        {preview.late && (
          <div>
            <dt>{t('price.of-the-day')}</dt>
            <dd>
              <Money value={{ amount: preview.late.dayPrice, currency }} />
            </dd>
          </div>
        )}
        {settled !== 'none' && <Observed {...{ grade, controlledPrice, difference, currency }} />}
        {absorbedAmount > 0 && (
          <div>
            <dt>{t('price.absorbed')}</dt>
            <dd>
              <Money value={{ amount: absorbedAmount, currency }} />
            </dd>
          </div>
        )}
      </dl>
      <p>{t(`outcome-next.${outcome}`, { defaultValue: '' })}</p>
      <LiveRegion message={pricing ? '' : `${words}. ${grade}`} />
    </section>
  );
}

type ObservedProps = { grade: string; controlledPrice: number; difference: number; currency: Currency };

const Observed = ({ grade, controlledPrice, difference, currency }: ObservedProps) => {
  const { t } = useTranslation('compliance');
  return (
    <>
      <div>
        <dt>{t('price.grade')}</dt>
        <dd>{grade}</dd>
      </div>
      <div className={styles['found']}>
        <dt>{t('price.found')}</dt>
        <dd>
          <Money value={{ amount: controlledPrice, currency }} />
        </dd>
      </div>
      <div>
        <dt>{t('price.difference')}</dt>
        <dd>
          {difference > 0 && '+'}
          <Money value={{ amount: difference, currency }} />
        </dd>
      </div>
    </>
  );
};
