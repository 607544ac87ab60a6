import type { ReactNode } from 'react';
import { KeyCap } from '../key-cap';
import styles from './key-choices.module.css';

type Choice = { id: string; label: ReactNode; note?: ReactNode };
type Props = {
  name: string;
  /** What is asked, where no legend or heading says it. */
  label?: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** More than one may be chosen. */
  several?: boolean;
  /** Each on a line of its own, with its note at the end. */
  lines?: boolean;
  /** Shows the digit of each; not in a dialog, where keys are the dialog's. */
  keys?: boolean;
  /** The choice deserves a second look. */
  differs?: boolean;
  onChoose: (id: string) => void;
};

/** The choice of a digit key, from the list on screen. */
export const chosenBy = <C extends { id: string }>(key: string, choices: readonly C[]): C | undefined =>
  /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;

/** Answers to click, or to choose by the digit that each shows. */
export function KeyChoices({
  name,
  choices,
  chosen,
  several = false,
  lines = false,
  keys = true,
  ...props
}: Props) {
  // Chrome stops at two radio buttons of a group that is drawn again while it gets the focus.
  const stop = choices.find(({ id }) => chosen.includes(id)) ?? choices[0];
  return (
    <div
      className={styles['choices']}
      data-lines={lines}
      data-differs={props.differs ?? false}
      {...(props.label && { role: several ? 'group' : 'radiogroup', 'aria-label': props.label })}
    >
      {choices.map(({ id, label, note }, index) => (
        <label key={id} className={styles['choice']} data-chosen={chosen.includes(id)}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className="visually-hidden"
            name={name}
            tabIndex={several || id === stop?.id ? 0 : -1}
            checked={chosen.includes(id)}
            onChange={() => props.onChoose(id)}
          />
          {keys && index < 9 && <KeyCap>{index + 1}</KeyCap>}
          <span className={styles['words']}>{label}</span>
          {note}
        </label>
      ))}
    </div>
  );
}
