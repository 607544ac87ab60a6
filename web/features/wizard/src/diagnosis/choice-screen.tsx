import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/public/button';
import { type Choice, ChoiceGroup } from '../../../../ui/public/choice-group';

type ChoiceScreenProps = {
  legend: string;
  note?: React.ReactNode;
  choices: readonly Choice[];
  value: string | undefined;
  fault?: string;
  onChoose: (value: string) => void;
  onAdvance: (value: string) => void;
};

/** A tap answers and continues; the button is for the keyboard, and for returning to an answer. */
export function ChoiceScreen({ value, fault, onAdvance, ...group }: ChoiceScreenProps) {
  const { t } = useTranslation('wizard');
  const [tried, setTried] = useState(false);
  const message = tried && value === undefined ? (fault ?? t('question-fault')) : undefined;
  return (
    <>
      <ChoiceGroup {...group} value={value} fault={message} onAdvance={onAdvance} />
      <Button
        variant={value === undefined ? 'secondary' : 'primary'}
        wide
        onClick={() => (value === undefined ? setTried(true) : onAdvance(value))}
      >
        {t('continue')}
      </Button>
    </>
  );
}
