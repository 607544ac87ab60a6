import { type ItemQuestions, type ItemRow, startDiagnosis } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoneKey, useScanner } from '../../../kernel/scanner';
import { useMayCall } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { Money } from '../../../ui/money';
import { statusLook } from '../../../ui/status-table';
import { ButtonKey } from '../../../ui/key-cap';
import { Outcome } from '../../../ui/wizard/step-card';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import styles from './compliance.module.css';
import type { StepProps } from './control-steps.rules';

/** The outcome for the item, the way to its diagnosis, and the link to the next one. */
export function ConfirmationStep({
  item,
  diagnostic,
  place,
}: Pick<StepProps, 'item' | 'diagnostic' | 'place'>) {
  const { t } = useTranslation(['compliance', 'enums']);
  const navigate = useNavigate();
  const diagnosable = useMayCall(startDiagnosis) && item.status.startsWith('item_completed');
  const next = (): void => void navigate('/warehouse/check');
  const diagnose = (): void => void navigate(`/warehouse/refurb-diagnosis/${item.id}`);
  useScanner((code) => void navigate(`/warehouse/check?code=${encodeURIComponent(code)}`));
  useLoneKey((key) => {
    if (key === 'Enter') next();
    if (key.toLowerCase() === 'd' && diagnosable) diagnose();
  });
  return (
    <NamedWizardFrame {...place}>
      <Outcome
        look={statusLook(item.status)}
        status={item.status}
        title={t(`confirmation.${item.status}`, { defaultValue: t(`enums:status.${item.status}`) })}
        acts={
          <>
            {diagnosable && (
              <Button size="large" onClick={diagnose}>
                {t('diagnose')} <ButtonKey>D</ButtonKey>
              </Button>
            )}
            <Button type="primary" size="large" onClick={next}>
              {t('next-item')} <ButtonKey>↵</ButtonKey>
            </Button>
          </>
        }
      >
        <p>{t(`confirmation-next.${item.status}`, { defaultValue: '' })}</p>
        {item.proposal && <Proposal item={item} diagnostic={diagnostic} />}
      </Outcome>
    </NamedWizardFrame>
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
          <DateTime value={proposal.expiresAt} format="last-day" />
        </dd>
      </div>
    </dl>
  );
}
