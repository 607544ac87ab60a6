import type { RefObject } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from './checkout.module.css';

type Props = {
  box: RefObject<HTMLInputElement | null>;
  accepted: boolean;
  fault: boolean;
  onChange: (accepted: boolean) => void;
};

/** "Acceptance of general conditions is required to confirm" (customer journey §5). The texts open beside the page. */
export function TermsBox({ box, accepted, fault, onChange }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <div>
      <label className={styles['terms']}>
        <input
          ref={box}
          type="checkbox"
          checked={accepted}
          aria-invalid={fault}
          aria-describedby={fault ? 'terms-fault' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <Trans
            t={t}
            i18nKey="summary.terms"
            components={{
              cgu: <a href="/cgu" target="_blank" rel="noreferrer" />,
              cgs: <a href="/cgs" target="_blank" rel="noreferrer" />,
            }}
          />
        </span>
      </label>
      {fault && (
        <p id="terms-fault" className={styles['fault']} role="alert">
          <Icon name="alert" size={16} /> {t('summary.terms-fault')}
        </p>
      )}
    </div>
  );
}
