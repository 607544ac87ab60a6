import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import styles from './wizard-frame.module.css';

type Props = {
  /** From 1. */
  at: number;
  of: number;
  /** Changes with the screen: the question then gets the focus. */
  step: string;
  onBack?: () => void;
  children: ReactNode;
  /** Always visible: at the right on a desktop, at the bottom on a phone. */
  aside?: ReactNode;
};

/** One question per screen: progress above, the answer in the middle, the estimate beside. */
export function WizardFrame({ at, of, step, onBack, children, aside }: Props) {
  const { t } = useTranslation();
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    main.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);
  return (
    <div className={styles['frame']}>
      <div className={styles['main']} ref={main}>
        <div className={styles['top']}>
          {onBack && (
            <button type="button" className={styles['back']} onClick={onBack}>
              <Icon name="arrow-left" /> {t('action.back')}
            </button>
          )}
          <p className={styles['count']}>{t('wizard.progress', { at, of })}</p>
        </div>
        <div className={styles['bar']} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round((100 * at) / of)}%` }} />
        </div>
        <div key={step} className={styles['screen']}>
          {children}
        </div>
      </div>
      {aside && <aside className={styles['aside']}>{aside}</aside>}
    </div>
  );
}
