import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonKey } from '../../../../ui/key-cap';
import styles from '../desk.module.css';

type Props = {
  onBack: (() => void) | undefined;
  label?: string;
  loading?: boolean;
  /** Where nothing is to be filled in: Enter is enough. */
  focused?: boolean;
  /** Why the step cannot be finished yet. */
  disabledReason?: string | undefined;
  /** Another way on. */
  children?: ReactNode;
};

/** Enter continues; the button shows it. */
export function StepButtons({ onBack, label, loading = false, focused, disabledReason, children }: Props) {
  const { t } = useTranslation(['store-desk', 'common']);
  return (
    <div className={styles['buttons']}>
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('common:action.back')}
        </Button>
      )}
      {children}
      <Button
        size="large"
        type="primary"
        htmlType="submit"
        loading={loading}
        {...(focused && { 'data-focus-first': true })}
        disabled={disabledReason !== undefined}
        title={disabledReason}
      >
        {label ?? t('continue')} <ButtonKey>↵</ButtonKey>
      </Button>
      {disabledReason && <span className={styles['hint']}>{disabledReason}</span>}
    </div>
  );
}
