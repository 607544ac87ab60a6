import type { ReactNode } from 'react';
import styles from './controls.module.css';

type Props = { children: ReactNode; aside?: ReactNode };

/** The centred column of 560 px; `aside` (a StickyEstimate) stands beside it on a desktop, under it on a phone. */
export function Column({ children, aside }: Props) {
  return (
    <div className={`${styles['column']} ${aside ? styles['with-aside'] : ''}`}>
      <div className={styles['column-main']}>{children}</div>
      {aside}
    </div>
  );
}

/** The page's one question or statement. */
export function Heading({ children, sentence }: { children: ReactNode; sentence?: ReactNode }) {
  return (
    <div className={styles['heading']}>
      <h1 className={styles['question']} tabIndex={-1}>
        {children}
      </h1>
      {sentence && <p className={styles['sentence']}>{sentence}</p>}
    </div>
  );
}
