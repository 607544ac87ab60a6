import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../desk.module.css';

type Props = { amount: string; signed: boolean; tried: boolean; onChange: (signed: boolean) => void };

/** What the seller testifies: the product is here, and the customer has signed for this amount. */
export function SignedBox({ amount, signed, tried, onChange }: Props) {
  const { t } = useTranslation('store-desk');
  return (
    <div>
      <Checkbox
        checked={signed}
        aria-invalid={tried && !signed}
        onChange={(event) => onChange(event.target.checked)}
        data-testid="hand-over-signed"
      >
        {t('summary.signed', { amount })}
      </Checkbox>
      {tried && !signed && (
        <p className={styles['fault']} role="alert">
          {t('summary.sign-fault')}
        </p>
      )}
    </div>
  );
}
