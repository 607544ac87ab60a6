import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { Progress } from './progress';
import styles from './wizard.module.css';

export type WizardStepProps = { next: () => void; back: () => void; goTo: (step: string) => void };
export type WizardStep = {
  /** Last part of the step's own URL. */
  path: string;
  /** Said with the progress. */
  title: string;
  page: ComponentType<WizardStepProps>;
  /** Earlier answers that this step needs; without them the person is led to the step that asks. */
  ready?: boolean;
};
type Props = {
  /** Where the wizard lives, without the step. */
  basePath: string;
  steps: readonly WizardStep[];
  /** What the address holds after `basePath`. */
  step: string | undefined;
  onFinish: () => void;
  onLeave?: () => void;
  /** Drawn above every step. */
  header?: ReactNode;
};

/**
 * A URL of its own for each step, so that Back, reload and a killed tab all find their way; the answers live with the
 * caller. A step whose earlier answers are missing leads to the first step that is not ready.
 */
export function WizardPage({ basePath, steps, step, onFinish, onLeave, header }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const index = steps.findIndex((s) => s.path === step);
  const allowed = steps.findIndex((s) => s.ready === false);
  const last = allowed < 0 ? steps.length - 1 : Math.max(0, allowed - 1);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('h1, legend')?.focus();
  }, [index]);
  const url = (path: string): string => `${basePath}/${path}${search}`;
  const current = steps[index];
  if (!current || index > last) {
    const target = steps[current ? last : 0];
    return target ? <Navigate to={url(target.path)} replace /> : null;
  }
  const go = (to: number): void => {
    const target = steps[to];
    if (target) void navigate(url(target.path));
    else if (to >= steps.length) onFinish();
    else onLeave?.();
  };
  const Step = current.page;
  return (
    <div className={styles['wizard']}>
      <div className={styles['head']}>
        {(index > 0 || onLeave) && (
          <button type="button" className={styles['back']} onClick={() => go(index - 1)}>
            <Icon name="arrow-left" size={18} />
            {t('action.back')}
          </button>
        )}
        <Progress at={index + 1} of={steps.length} label={current.title} />
      </div>
      {header}
      <div ref={body}>
        <Step
          next={() => go(index + 1)}
          back={() => go(index - 1)}
          goTo={(path) => void navigate(url(path))}
        />
      </div>
    </div>
  );
}
