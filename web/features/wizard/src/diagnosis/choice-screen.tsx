import { useTranslation } from 'react-i18next';
import { ChoiceScreen as Screen, type ChoiceScreenProps } from '../../../../ui/wizard/choice-screen';

type Props = Omit<ChoiceScreenProps, 'words'> & { fault?: string };

/** A choice in the words of the public app. */
export function ChoiceScreen({ fault, ...choice }: Props) {
  const { t } = useTranslation('wizard');
  return <Screen {...choice} words={{ continue: t('continue'), fault: fault ?? t('question-fault') }} />;
}
