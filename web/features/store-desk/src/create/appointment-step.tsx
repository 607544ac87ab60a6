import { appointmentRange } from '@reprise/contracts/rules';
import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../ui/form/form-field';
import styles from '../desk.module.css';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

/** The date of the courier's visit. */
export function AppointmentStep({ draft, onAdvance, onBack }: StepProps) {
  const { t } = useTranslation('store-desk');
  const { first, last } = appointmentRange(new Date());
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
