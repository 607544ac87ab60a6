import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { frenchSpaces } from '../../kernel/i18n/french-spaces';
import { HowTo } from '../public/choice-group';
import { ChoiceScreen, type ChoiceScreenProps, type ChoiceWords } from './choice-screen';

type Props = Pick<ChoiceScreenProps, 'value' | 'onChoose' | 'onAdvance'> & {
  question: DiagnosticView['questions'][number];
  words: ChoiceWords & { howToTest: string };
};

/** A diagnostic question with its answers, as a customer meets it. */
export function QuestionScreen({ question, words, ...given }: Props) {
  const { title, description, howToTest, answers } = question;
  const note = (
    <>
      {description && <p>{frenchSpaces(description)}</p>}
      {howToTest && <HowTo label={words.howToTest}>{frenchSpaces(howToTest)}</HowTo>}
    </>
  );
  const choices = answers.map(({ id, name, description: help }) => ({ value: id, label: name, help }));
  return <ChoiceScreen {...given} legend={title} note={note} choices={choices} words={words} />;
}
