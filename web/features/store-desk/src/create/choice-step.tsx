import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../ui/key-cap';
import { type Choice, ChoiceGroup } from '../../../../ui/public/choice-group';
import styles from '../desk.module.css';
import { StepButtons } from './step-buttons';
import { useNumberKeys } from './use-number-keys';

type Props = {
  legend: string;
  note?: ReactNode;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  onAdvance: (value: string) => void;
  onBack: (() => void) | undefined;
};

/** One question: a number key answers and continues, arrow keys choose, Enter confirms; so does a tap. */
export function ChoiceStep({ legend, note, choices, value, onChoose, onAdvance, onBack }: Props) {
  const { t } = useTranslation('store-desk');
  const [tried, setTried] = useState(false);
  useNumberKeys(Math.min(9, choices.length), (index) => {
    const choice = choices[index];
    if (choice) onAdvance(choice.value);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value === undefined) setTried(true);
    else onAdvance(value);
  };
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <ChoiceGroup
        legend={legend}
        note={note && <div className={styles['note']}>{note}</div>}
        value={value}
        fault={tried && value === undefined ? t('choose') : undefined}
        choices={choices.map((choice, index) => ({
          ...choice,
          aside: (
            <span className={styles['row']}>
              {choice.aside}
              {index < 9 && <KeyCap>{index + 1}</KeyCap>}
            </span>
          ),
        }))}
        onChoose={onChoose}
        onAdvance={onAdvance}
      />
      <StepButtons onBack={onBack} />
    </form>
  );
}
