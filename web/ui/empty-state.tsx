import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';
import styles from './states.module.css';

type Props = { sentence: ReactNode; action?: ReactNode; drawing?: DrawingName };

/** Nothing here yet: a drawing, a sentence, the next action. */
export function EmptyState({ sentence, action, drawing = 'box' }: Props) {
  return (
    <div className={styles['state']}>
      <Drawing name={drawing} />
      <p className={styles['sentence']}>{sentence}</p>
      {action}
    </div>
  );
}
