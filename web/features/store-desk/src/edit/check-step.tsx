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

/** The declared IMEI is confirmed, or that of the product in hand entered: the file names what the store read. */
export function CheckImei({ row, view, check, onAdvance, onBack }: ImeiProps) {
  const { t } = useTranslation('store-desk');
  const declared = row.imei ?? '';
  // A phone that no longer starts may not show its IMEI, and its customer may not have it.
  const missing: ImeiFault = {
    text: t('imei.fault.missing'),
    ...(declared ? {} : { anyway: t('check.imei-later') }),
  };
  const faultOf = (imei: string): ImeiFault | undefined => {
    if (declared && imei === declared) return undefined;
    if (imei === '') return missing;
    const fault = checkImei(imei, view.tacCodes);
    if (fault === 'malformed') return { text: t('imei.fault.malformed') };
    if (declared)
      return { text: t('check.imei-differs', { imei: declared }), anyway: t('check.imei-anyway') };
    return fault === 'ok' ? undefined : { text: t(`imei.fault.${fault}`), anyway: t('imei.anyway-sentence') };
  };
  return (
    <ImeiScreen
      known={check.imei ?? declared}
      faultOf={faultOf}
      hint={
        declared ? (
          <p className={styles['row']}>
            <span className="code">{declared}</span> <DeclaredMark />
          </p>
        ) : (
          <p className={styles['hint']}>{t('check.imei-not-declared')}</p>
        )
      }
      onDone={(imei, forcedInvalidImei) => onAdvance({ imei, forcedInvalidImei })}
      onBack={onBack}
    />
  );
}
