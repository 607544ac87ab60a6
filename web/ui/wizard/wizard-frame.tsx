import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { Progress } from './progress';
import { type StepFocus, useStepFocus } from './use-step-focus';
import styles from './wizard-frame.module.css';

export type WizardFrameProps = {
  /** From 1. */
  at: number;
  of: number;
  /** Changes with the step, which then gets the focus. */
  step: string;
  /** In place of the count. */
  bar?: ReactNode;
  focus?: StepFocus;
  onBack?: () => void;
  children: ReactNode;
  /** What must stay in sight, beside the step. */
  aside?: ReactNode;
  /** Where the aside goes on a narrow screen. `docked`: it stays at the bottom, as in the public app. */
  narrow?: 'docked' | 'above' | 'below';
};

/** Every wizard: progress above, one step, and what matters meanwhile (the price, the photos) beside it. */
export function WizardFrame(props: WizardFrameProps) {
  const { at, of, bar, step, focus = 'question', onBack, children, aside, narrow = 'below' } = props;
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  useStepFocus(body, step, focus);
  return (
    <div className={styles['frame']} data-narrow={narrow}>
      <div className={styles['top']}>
        {onBack && (
          <button type="button" className={styles['back']} onClick={onBack}>
            <Icon name="arrow-left" /> {t('action.back')}
          </button>
        )}
        {bar ?? <Progress at={at} of={of} />}
      </div>
      <div key={step} className={styles['step']} ref={body} data-testid="wizard-step" data-step={step}>
        {children}
      </div>
      {aside && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
