import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { frenchSpaces } from '../../kernel/i18n/french-spaces';
import styles from './choice-group.module.css';

export type Choice = { value: string; label: string; help?: ReactNode; aside?: ReactNode };
type Props = {
  /** The question itself; it is the legend and gets the focus of the screen. */
  legend: string;
  note?: ReactNode;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** Called when a tap or click answered: the screen moves on. Arrow keys only choose (WCAG 3.2.2). */
  onAdvance?: (value: string) => void;
  fault?: string | undefined;
};

/** Native radios as cards that can be pressed anywhere. */
export function ChoiceGroup({ legend, note, choices, value, onChoose, onAdvance, fault }: Props) {
  const name = useId();
  const byPointer = useRef(false);
  const answer = (choice: string): void => {
    onChoose(choice);
    onAdvance?.(choice);
  };
  const press = (choice: string): void => {
    if (!byPointer.current) return;
    byPointer.current = false;
    answer(choice);
  };
  /** The screen has moved on before the browser would submit its form: that would be an answer to the next one. */
  const enter = (event: KeyboardEvent, { value: chosen }: HTMLInputElement): void => {
    if (onAdvance) event.preventDefault();
    if (!event.repeat) answer(chosen);
  };
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={fault ? `${name}-fault` : undefined}
      onKeyDown={(event) => {
        byPointer.current = false;
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) enter(event, event.target);
      }}
      onPointerDown={() => {
        byPointer.current = true;
      }}
    >
      <legend className={styles['legend']}>
        <h1 tabIndex={-1}>{frenchSpaces(legend)}</h1>
      </legend>
      {note && <div className={styles['note']}>{note}</div>}
      <div className={styles['cards']}>
        {choices.map((choice) => (
          <Card
            key={choice.value}
            choice={choice}
            name={name}
            checked={choice.value === value}
            onChoose={onChoose}
            onPress={press}
          />
        ))}
      </div>
      {fault && (
        <p id={`${name}-fault`} className={styles['fault']} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

type CardProps = {
  choice: Choice;
  name: string;
  checked: boolean;
  onChoose: (value: string) => void;
  onPress: (value: string) => void;
};

function Card({ choice, name, checked, onChoose, onPress }: CardProps) {
  const id = useId();
  return (
    <label className={styles['card']} data-checked={checked}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={choice.help ? `${id}-help` : undefined}
        onChange={() => onChoose(choice.value)}
        onClick={() => onPress(choice.value)}
      />
      <span className={styles['words']}>
        <span id={`${id}-label`} className={styles['label']}>
          {frenchSpaces(choice.label)}
        </span>
        {choice.help && (
          <span id={`${id}-help`} className={styles['help']}>
            {typeof choice.help === 'string' ? frenchSpaces(choice.help) : choice.help}
          </span>
        )}
      </span>
      {choice.aside && <span className={styles['aside']}>{choice.aside}</span>}
    </label>
  );
}

/** Instructions for testing, collapsed until needed. */
export function HowTo({ children, label }: { children: ReactNode; label: string }) {
  return (
    <details className={styles['how']}>
      <summary>{label}</summary>
      <div className={styles['how-text']}>{children}</div>
    </details>
  );
}
