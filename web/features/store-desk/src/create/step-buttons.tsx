import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ButtonKey } from '../../../../ui/key-cap';
import styles from '../desk.module.css';

type Props = {
  onBack: (() => void) | undefined;
  label?: string;
  loading?: boolean;
  /** Why the step cannot be finished yet. */
  disabledReason?: string | undefined;
};

/** Enter continues; the button shows it. */
export function StepButtons({ onBack, label, loading = false, disabledReason }: Props) {
  const { t } = useTranslation(['store-desk', 'common']);
  return (
    <div className={styles['buttons']}>
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('common:action.back')}
        </Button>
      )}
      <Button
        size="large"
        type="primary"
        htmlType="submit"
        loading={loading}
        disabled={disabledReason !== undefined}
        title={disabledReason}
      >
        {label ?? t('continue')} <ButtonKey>↵</ButtonKey>
      </Button>
      {disabledReason && <span className={styles['hint']}>{disabledReason}</span>}
    </div>
  );
}
