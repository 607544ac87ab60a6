import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { Checkbox, type CheckboxRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepButtons } from '../create/step-buttons';
import styles from '../desk.module.css';
import type { Findings } from './check.rules';
import type { Check } from './check.types';
import { FoundTable } from './found-table';
import { PriceChangeTable } from './price-change-table';

type Props = {
  row: BuybackRow;
  view: DiagnosticView | undefined;
  check: Check;
  findings: Findings;
  onChange: (change: Partial<Check>) => void;
  onDone: () => void;
  onOpen: (step: string) => void;
  onBack: (() => void) | undefined;
};

/** What was declared beside what was found, and what that does to the price; a new price needs the customer's consent. */
export function CheckSummary(props: Props) {
  const { row, view, check, findings, onChange, onDone, onOpen, onBack } = props;
  const { t } = useTranslation('store-desk');
  const [tried, setTried] = useState(false);
  const { change, priced, moved, agreed } = findings;
  const consent = useRef<CheckboxRef>(null);
  const bought = findings.eligibility === 'ok';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!agreed) consent.current?.focus();
    else if (bought) onDone();
  };
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('check.summary')}
      </h1>
      <FoundTable row={row} view={view} check={check} onOpen={onOpen} />
      {bought && priced && change && <PriceChangeTable row={row} change={change} />}
      {bought && moved && (
        <div>
          <Checkbox
            ref={consent}
            checked={agreed}
            aria-invalid={tried && !agreed}
            onChange={({ target }) => onChange({ agreedTo: target.checked ? change?.after : undefined })}
            data-testid="customer-consents"
          >
            {t('edit.consent')}
          </Checkbox>
          {tried && !agreed && (
            <p className={styles['fault']} role="alert">
              {t('edit.consent-fault')}
            </p>
          )}
        </div>
      )}
      <StepButtons onBack={onBack} focused disabledReason={bought ? undefined : t('check.not-bought')} />
    </form>
  );
}
