import type { ItemRefurbishment } from '@reprise/contracts/item';
import { Fact, Facts } from '../../../../ui/file/facts';

/** The questions of a diagnosis, with their answers in the words of that day. */
export const AnswersGiven = ({ work }: { work: Pick<ItemRefurbishment, 'answers'> }) => (
  <Facts>
    {work.answers.map(({ questionId, question, answers }) => (
      <Fact key={questionId} term={question}>
        {answers.map(({ label }) => label).join(', ')}
      </Fact>
    ))}
  </Facts>
);
