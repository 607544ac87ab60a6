import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoneKey, useScanner } from '../../../../kernel/scanner';
import { Money } from '../../../../ui/money';
import { useAccount } from '../../../../ui/resource/use-account';
import { statusLook } from '../../../../ui/status-table';
import { ButtonKey } from '../../../../ui/key-cap';
import { Outcome } from '../../../../ui/wizard/step-card';
import { NamedWizardFrame } from '../../../../ui/wizard/named-wizard-frame';
import { StockName } from '../stock-name';
import type { StepProps } from './step-props.types';

/** Where the item goes now, and the way to its steps or to the next item. */
export function Finalized({ item, work, place }: StepProps) {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const { currency } = useAccount();
  const next = (): void => void navigate('/refurb-diagnosis/start');
  const steps = (): void => void navigate(`/items/${item.id}/item-refurb-steps`);
  useScanner((code) => void navigate(`/refurb-diagnosis/start?code=${encodeURIComponent(code)}`));
  useLoneKey((key) => {
    if (key === 'Enter') next();
    if (key.toLowerCase() === 's') steps();
  });
  return (
    <NamedWizardFrame {...place}>
      <Outcome
        look={statusLook(work.status)}
        status={work.status}
        title={t('diagnosis.finalised')}
        acts={
          <>
            <Button size="large" onClick={steps}>
              {t('diagnosis.open-steps')} <ButtonKey>S</ButtonKey>
            </Button>
            <Button type="primary" size="large" onClick={next}>
              {t('diagnosis.next-item')} <ButtonKey>↵</ButtonKey>
            </Button>
          </>
        }
      >
        <p>
          {t('diagnosis.put-into')}{' '}
          <strong>
            <StockName id={item.stockId} />
          </strong>
        </p>
        <p>
          {t('diagnosis.planned', { count: work.steps.length })}{' '}
          <Money value={{ amount: work.plannedCost, currency }} />
        </p>
      </Outcome>
    </NamedWizardFrame>
  );
}
