import { appointmentRange } from '@reprise/contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/public/button';
import { TextField } from '../../../../ui/public/text-field';
import type { ScreenProps } from './screen-props.types';
import styles from './screens.module.css';

/** The date of the courier's visit, in the browser's own date field. */
export function AppointmentScreen({ draft, onChange, onAdvance }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const [tried, setTried] = useState(false);
  const { first, last } = appointmentRange(new Date());
  const date = draft.appointment ?? '';
  const fits = date >= first && date <= last;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fits) onAdvance();
      }}
    >
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('appointment.question')}</h1>
        <p>{t('appointment.sentence')}</p>
      </div>
      <TextField
        label={t('appointment.label')}
        required
        type="date"
        min={first}
        max={last}
        value={date}
        fault={tried && !fits ? t('appointment.fault') : undefined}
        onChange={(event) => onChange({ appointment: event.target.value || undefined })}
      />
      <Button type="submit" variant="primary" wide>
        {t('continue')}
      </Button>
    </form>
  );
}
