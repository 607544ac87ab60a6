import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

export type Choice = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** At the right: an amount. */
  aside?: ReactNode;
  disabledReason?: string;
};
type Props = {
  legend: ReactNode;
  /** The legend as the page's own big question, or hidden when a heading says it already. */
  legendAs?: 'question' | 'label' | 'hidden';
  help?: ReactNode;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  fault?: string | undefined;
};

/** A native radio group whose cards are whole targets; arrow keys move, as everywhere else. */
export function ChoiceCards({ legend, legendAs = 'question', help, choices, value, onChoose, fault }: Props) {
  const name = useId();
  const legendClass = { question: styles['question'], label: styles['legend'], hidden: 'visually-hidden' }[
    legendAs
  ];
  return (
    <fieldset className={styles['choices']} aria-describedby={`${name}-help`} aria-invalid={!!fault}>
      <legend className={legendClass}>{legend}</legend>
      <div id={`${name}-help`}>
        {help && <div className={styles['choices-help']}>{help}</div>}
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
      </div>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']} data-chosen={choice.value === value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabledReason !== undefined}
            aria-invalid={!!fault}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles['choice-words']}>
            <span className={styles['choice-label']}>{choice.label}</span>
            {(choice.disabledReason ?? choice.detail) && (
              <span className={styles['choice-detail']}>{choice.disabledReason ?? choice.detail}</span>
            )}
          </span>
          {choice.aside && <span className={`${styles['choice-aside']} figures`}>{choice.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
