import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { StatusLook } from '../status-table';
import { surface } from '../tone';
import styles from './step-card.module.css';

type Card = { title: string; sentence?: string; aside?: ReactNode; children: ReactNode };

/** A step's question, what is to be known about it, and where it is answered. */
export const StepCard = ({ title, sentence, aside, children }: Card) => (
  <section className={styles['card']} aria-label={title}>
    <div className={styles['heading']}>
      <h2 className={styles['question']}>{title}</h2>
      {aside && <span className={styles['soft']}>{aside}</span>}
    </div>
    {sentence && <p className={styles['soft']}>{sentence}</p>}
    {children}
  </section>
);

type Told = { look: StatusLook; status?: string; title: ReactNode; children?: ReactNode; acts: ReactNode };

/** How it ended, seen from a distance, and the way on. */
export const Outcome = ({ look, status, title, children, acts }: Told) => (
  <section
    className={styles['outcome']}
    style={surface(look.family)}
    data-testid="outcome"
    data-status={status}
  >
    <Icon name={look.icon} size={56} />
    <h2 className={styles['question']} tabIndex={-1}>
      {title}
    </h2>
    {children}
    <div className={styles['acts']}>{acts}</div>
  </section>
);
