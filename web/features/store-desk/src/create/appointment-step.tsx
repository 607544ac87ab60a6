import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../ui/form/form-field';
import styles from '../desk.module.css';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

const dayMs = 86_400_000;
/** Tomorrow until three weeks from now, as ISO dates. */
function range(now: number): { first: string; last: string } {
  const day = (ahead: number): string => new Date(now + ahead * dayMs).toISOString().slice(0, 10);
  return { first: day(1), last: day(21) };
}

/** The date of the courier's visit. */
export function AppointmentStep({ draft, onAdvance, onBack }: StepProps) {
  const { t } = useTranslation('store-desk');
  const { first, last } = range(Date.now());
  const [date, setDate] = useState(draft.appointment ?? first);
  const fits = date >= first && date <= last;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fits) onAdvance({ appointment: date });
  };
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('appointment.question')}
      </h1>
      <FormField label={t('appointment.label')} fault={fits ? undefined : t('appointment.fault')} required>
        {(control) => (
          <Input
            {...control}
            size="large"
            type="date"
            min={first}
            max={last}
            className={styles['imei'] ?? ''}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
      </FormField>
      <StepButtons onBack={onBack} />
    </form>
  );
}
