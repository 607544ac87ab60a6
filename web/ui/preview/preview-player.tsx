import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estimateOf } from '../../kernel/product-draft';
import { QuestionScreen } from '../wizard/question-screen';
import { WizardFrame } from '../wizard/wizard-frame';
import type { Played } from './asked-questions.rules';
import { PreviewPrice } from './preview-price';

/** One question a screen, as in the public app, then the price and what made it; what blocks ends it at once. */
export function PreviewPlayer({ view }: { view: Played }) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [at, setAt] = useState(0);
  const { questions } = view;
  const question = questions[at];
  const back = at > 0 ? { onBack: () => setAt(at - 1) } : {};
  if (!question) {
    return (
      <WizardFrame {...back} at={questions.length + 1} of={questions.length + 1} step="price">
        <PreviewPrice view={view} answers={answers} />
      </WizardFrame>
    );
  }
  const words = {
    ...{ continue: t('preview.continue'), fault: t('preview.fault'), howToTest: t('preview.how-to-test') },
  };
  const choose = (id: string): Record<string, string> => {
    const next = { ...answers, [question.id]: id };
    setAnswers(next);
    return next;
  };
  return (
    <WizardFrame {...back} at={at + 1} of={questions.length + 1} step={question.id}>
      <QuestionScreen
        {...{ question, words }}
        value={answers[question.id]}
        onChoose={choose}
        onAdvance={(id) =>
          setAt(estimateOf(view, { answers: choose(id) }).blocked ? questions.length : at + 1)
        }
      />
    </WizardFrame>
  );
}
