import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { LinesField } from '../../../ui/form/lines-field';
import { DayHours, type Spans } from './day-hours';
import styles from './hours.module.css';

type Line = { date: string; hours: Spans };
const fresh: Line = { date: '', hours: [] };
const usual: Spans = [{ from: '09:00', to: '12:00' }];

/** Dates on which a store is closed, or open at other times than every week. */
export function SpecialDaysField({ form, control }: { form: ZodForm; control: ControlProps }) {
  const { t } = useTranslation('entities');
  const value = getAt(form.values, 'specialDays');
  const lines: readonly Line[] = Array.isArray(value) ? value : [];
  return (
    <LinesField
      {...{ id: control.id, lines, fresh, most: 60 }}
      words={{ add: t('hours.add-day'), remove: (place) => t('hours.remove-day', { place }) }}
      onChange={(next) => form.set('specialDays', next)}
    >
      {(line, at, put) => (
        <>
          <Input
            type="date"
            className={styles['date'] ?? ''}
            aria-label={t('hours.a-date', { place: at + 1 })}
            aria-invalid={form.fault(`specialDays.${at}.date`) !== undefined}
            value={line.date}
            onChange={({ target }) => put({ ...line, date: target.value })}
          />
          <DayHours
            form={form}
            name={`specialDays.${at}.hours`}
            label={line.date || t('hours.a-date', { place: at + 1 })}
            spans={line.hours}
            fresh={usual}
            onChange={(hours) => put({ ...line, hours })}
          />
        </>
      )}
    </LinesField>
  );
}
