import { type Money as Amount, money } from '@reprise/contracts/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import { Money } from '../../ui/money';
import { formatMoney } from '@reprise/contracts/kernel';
import styles from './controls.module.css';

const duration = 600;
const still = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up once, the first time an amount is known; afterwards, and under reduced motion, it is simply there. */
function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (still() ? target : 0));
  const counted = useRef(false);
  useEffect(() => {
    if (counted.current || still() || typeof requestAnimationFrame === 'undefined') {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / duration);
      setShown(Math.round(target * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
      else counted.current = true;
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

type Props = { value: Amount; label?: ReactNode; children?: ReactNode };

/** The estimate, always in sight: at the bottom on a phone, at the right on a desktop. `children` is the one button. */
export function StickyEstimate({ value, label, children }: Props) {
  const { t, i18n } = useTranslation();
  const shown = useCountUp(value.amount);
  const words = label ?? t('money.estimate');
  return (
    <aside className={styles['estimate']} aria-label={t('money.estimate')}>
      <div className={styles['estimate-words']} aria-hidden="true">
        <span className={styles['estimate-label']}>{words}</span>
        <span className={styles['estimate-amount']}>
          <Money value={money(shown, value.currency)} />
        </span>
      </div>
      <LiveRegion message={`${t('money.estimate')} ${formatMoney(value, i18n.language)}`} />
      {children}
    </aside>
  );
}
