import { type ReactNode, useState } from 'react';
import { Button } from '../public/button';
import { type Choice, ChoiceGroup } from '../public/choice-group';

export type ChoiceWords = { continue: string; fault: string };
export type ChoiceScreenProps = {
  legend: string;
  note?: ReactNode;
  choices: readonly Choice[];
  value: string | undefined;
  words: ChoiceWords;
  onChoose: (value: string) => void;
  onAdvance: (value: string) => void;
};

/** A tap answers and continues; the button is for the keyboard, and for returning to an answer. */
export function ChoiceScreen({ value, words, onAdvance, ...group }: ChoiceScreenProps) {
  const [tried, setTried] = useState(false);
  const message = tried && value === undefined ? words.fault : undefined;
  return (
    <>
      <ChoiceGroup {...group} value={value} fault={message} onAdvance={onAdvance} />
      <Button
        variant={value === undefined ? 'secondary' : 'primary'}
        wide
        onClick={() => (value === undefined ? setTried(true) : onAdvance(value))}
      >
        {words.continue}
      </Button>
    </>
  );
}
