import type { OwnFactors } from '@reprise/contracts/identity';
import { type ReactNode, useId } from 'react';
import { useProblemText } from '../../../../kernel/i18n';
import type { Submission } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import styles from './security.module.css';

/** `change` outlives the part: what it answers may take the part off the screen. */
export type PartProps = { factors: OwnFactors; change: Submission };

type Props = { title: string; sentence: string; problem?: Submission['problem']; children: ReactNode };

/** One kind of second factor: what it is, what the person has, what he can do. */
export function Part({ title, sentence, problem, children }: Props) {
  const id = useId();
  const problemText = useProblemText();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['soft']}>{sentence}</p>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {children}
    </section>
  );
}
