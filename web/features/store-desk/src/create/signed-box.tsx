import { Checkbox, type CheckboxRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../desk.module.css';

type Props = {
  amount: string;
  /** How many products: a cart has several. */
  count?: number;
  signed: boolean;
  tried: boolean;
  onChange: (signed: boolean) => void;
  /** What has the focus when it lacks. */
  box: Ref<CheckboxRef>;
};

/** What the seller testifies: the products are here, and the customer has signed for this amount. */
export function SignedBox({ amount, count = 1, signed, tried, onChange, box }: Props) {
  const { t } = useTranslation('store-desk');
  return (
    <div>
      <Checkbox
        ref={box}
        checked={signed}
        aria-invalid={tried && !signed}
        onChange={(event) => onChange(event.target.checked)}
        data-testid="hand-over-signed"
      >
        {t('summary.signed', { amount, count })}
      </Checkbox>
      {tried && !signed && (
        <p className={styles['fault']} role="alert">
          {t('summary.sign-fault')}
        </p>
      )}
    </div>
  );
}
