import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoneKey, useScanner } from '../../../kernel/scanner';
import { DateTime } from '../../../ui/date-time';
import { Icon } from '../../../ui/icon';
import { Money } from '../../../ui/money';
import { statusLook } from '../../../ui/status-table';
import { surface } from '../../../ui/tone';
import { WizardFrame } from '../../../ui/wizard/wizard-frame';
import styles from './compliance.module.css';
import type { StepProps } from './control-steps.rules';

/** The outcome for the item, and the link to the next one. */
export function ConfirmationStep({
  item,
  diagnostic,
  place,
}: Pick<StepProps, 'item' | 'diagnostic' | 'place'>) {
  const { t } = useTranslation(['compliance', 'enums']);
  const navigate = useNavigate();
  const { icon, family } = statusLook(item.status);
  const next = (): void => void navigate('/warehouse/check');
  useScanner((code) => void navigate(`/warehouse/check?code=${encodeURIComponent(code)}`));
  useLoneKey((key) => {
    if (key === 'Enter') next();
  });
  return (
    <WizardFrame {...place}>
      <section
        className={styles['outcome']}
        style={surface(family)}
        data-testid="outcome"
        data-status={item.status}
      >
        <Icon name={icon} size={56} />
        <h2 className={styles['question']} tabIndex={-1}>
          {t(`confirmation.${item.status}`, { defaultValue: t(`enums:status.${item.status}`) })}
        </h2>
        <p>{t(`confirmation-next.${item.status}`, { defaultValue: '' })}</p>
        {item.proposal && <Proposal item={item} diagnostic={diagnostic} />}
        <div className={styles['acts']}>
          <Button type="primary" size="large" onClick={next}>
            {t('next-item')} <kbd className={styles['on-primary']}>↵</kbd>
          </Button>
        </div>
      </section>
    </WizardFrame>
  );
}

function Proposal({ item: { proposal }, diagnostic }: { item: ItemRow; diagnostic: ItemQuestions }) {
  const { t } = useTranslation('compliance');
  if (!proposal) return null;
  const { currency } = diagnostic;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('price.declared')}</dt>
        <dd>
          <Money value={{ amount: proposal.declaredPrice, currency }} />
        </dd>
      </div>
      <div>
        <dt>{t('confirmation.proposed')}</dt>
        <dd>
          <Money value={{ amount: proposal.proposedPrice, currency }} />
        </dd>
      </div>
      <div>
        <dt>{t('confirmation.deadline')}</dt>
        <dd>
          <DateTime value={proposal.expiresAt} format="date" />
        </dd>
      </div>
    </dl>
  );
}
