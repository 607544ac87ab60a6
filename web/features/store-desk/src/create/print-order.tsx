import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import styles from '../desk.module.css';

type Props = {
  loading: boolean;
  /** Where it does not come first: what it is for. */
  hint?: string;
  onPrint: () => void;
};

/** The customer reads it before he signs; on a screen of its own it comes first, and has the focus. */
export function PrintOrder({ loading, hint, onPrint }: Props) {
  const { t } = useTranslation('store-desk');
  return (
    <div>
      <Button
        {...(!hint && { autoFocus: true, 'data-focus-first': true })}
        size="large"
        icon={<Icon name="print" size={18} />}
        loading={loading}
        onClick={onPrint}
        data-testid="print-transfer-order"
      >
        {t('done.print')}
      </Button>
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
