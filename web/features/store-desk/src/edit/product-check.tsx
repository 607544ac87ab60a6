import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../desk.module.css';
import { type Answers, type Rediagnosis } from './price-change.rules';
import { PriceChangeTable } from './price-change-table';

type Props = {
  row: BuybackRow;
  view: DiagnosticView;
  answers: Answers;
  change: Rediagnosis;
  consents: boolean;
  fault: string | undefined;
  onAnswers: (answers: Answers) => void;
  onConsent: (consents: boolean) => void;
};

/** The product compared with the declaration; a changed price needs the customer's consent. */
export function ProductCheck(props: Props) {
  const { row, view, answers, change, consents, fault, onAnswers, onConsent } = props;
  const { t } = useTranslation('store-desk');
  return (
    <>
      {view.questions.map((question) => (
        <label key={question.id} className={styles['line']}>
          <span>{question.title}</span>
          <Select
            aria-label={question.title}
            value={answers[question.id] ?? null}
            placeholder={t('choose')}
            options={question.answers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(answerId: string | null) =>
              onAnswers({ ...answers, ...(answerId ? { [question.id]: answerId } : {}) })
            }
          />
        </label>
      ))}
      <PriceChangeTable row={row} change={change} />
      {change.after !== change.before && (
        <div>
          <Checkbox
            checked={consents}
            onChange={(event) => onConsent(event.target.checked)}
            data-testid="customer-consents"
          >
            {t('edit.consent')}
          </Checkbox>
          {fault && (
            <p className={styles['fault']} role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
    </>
  );
}
