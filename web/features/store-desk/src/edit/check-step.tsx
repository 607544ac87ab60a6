import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { checkImei } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import type { QuestionStep as QuestionSpec } from '../../../../kernel/product-draft';
import { type ImeiFault, ImeiScreen } from '../create/imei-screen';
import { QuestionStep } from '../create/question-step';
import styles from '../desk.module.css';
import type { Check } from './check.types';
import { DeclaredMark } from './declared-mark';
import type { Answers } from './price-change.rules';

type Shared = {
  row: BuybackRow;
  check: Check;
  onAdvance: (change: Partial<Check>) => void;
  onBack: (() => void) | undefined;
};
type QuestionProps = Shared & {
  question: QuestionSpec['question'];
  answers: Answers;
  onChange: (change: Partial<Check>) => void;
};

/** A question of the wizard, with the declared answer chosen and marked: Enter confirms it. */
export function CheckQuestion({ row, check, question, answers, onChange, ...ways }: QuestionProps) {
  const { t } = useTranslation('store-desk');
  const { id, answers: offered } = question;
  const declared = row.answers.find(({ questionId }) => questionId === id);
  const still = offered.some((each) => each.id === declared?.answerId);
  const found = (answerId: string) => ({ found: { ...check.found, [id]: answerId } });
  const missing = declared ? t('check.declared-was', { answer: declared.answer }) : t('check.not-declared');
  return (
    <QuestionStep
      question={question}
      value={answers[id]}
      markOf={(answerId) => (answerId === declared?.answerId ? <DeclaredMark /> : undefined)}
      hint={!still && <span className={styles['hint']}>{missing}</span>}
      onChoose={(answerId) => onChange(found(answerId))}
      onAdvance={(answerId) => ways.onAdvance(found(answerId))}
      onBack={ways.onBack}
    />
  );
}

type ImeiProps = Shared & { view: DiagnosticView };

/** The declared IMEI is confirmed, or the one of the product in hand entered. */
export function CheckImei({ row, view, check, onAdvance, onBack }: ImeiProps) {
  const { t } = useTranslation('store-desk');
  const declared = row.imei ?? '';
  const faultOf = (imei: string): ImeiFault | undefined => {
    if (imei === declared) return undefined;
    const fault = imei === '' ? 'missing' : checkImei(imei, view.tacCodes);
    if (fault === 'missing' || fault === 'malformed') return { text: t(`imei.fault.${fault}`) };
    return { text: t('check.imei-differs', { imei: declared }), anyway: t('check.imei-anyway') };
  };
  return (
    <ImeiScreen
      known={check.imei ?? declared}
      faultOf={faultOf}
      hint={
        <p className={styles['row']}>
          <span className="code">{declared}</span> <DeclaredMark />
        </p>
      }
      onDone={(imei) => onAdvance({ imei })}
      onBack={onBack}
    />
  );
}
