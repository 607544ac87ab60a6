import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { ReactNode } from 'react';
import { ChoiceStep } from './choice-step';

type Props = {
  question: DiagnosticView['questions'][number];
  value: string | undefined;
  /** Stands below the name of an answer, above its description. */
  markOf?: (answerId: string) => ReactNode;
  /** Stands below the question. */
  hint?: ReactNode;
  onChoose: (answerId: string) => void;
  onAdvance: (answerId: string) => void;
  onBack: (() => void) | undefined;
};

/** A question of the product, whoever answered it before. */
export function QuestionStep({ question, markOf, hint, ...given }: Props) {
  const { title, description, howToTest, answers } = question;
  const told = [description, howToTest].filter(Boolean).join('\n');
  return (
    <ChoiceStep
      {...given}
      legend={title}
      note={
        told || hint ? (
          <>
            {told}
            {hint}
          </>
        ) : undefined
      }
      choices={answers.map(({ id, name, description: help }) => {
        const mark = markOf?.(id);
        return {
          value: id,
          label: name,
          help: mark ? (
            <>
              {mark}
              {help}
            </>
          ) : (
            help || undefined
          ),
        };
      })}
    />
  );
}
