import { weekdays } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { DayHours, type Spans } from './day-hours';
import styles from './hours.module.css';

const usual: Spans = [{ from: '09:00', to: '18:00' }];
const spansOf = (value: unknown): Spans => (Array.isArray(value) ? value : []);

/** Each day of the week; a day that opens takes the hours of the last open one before it. */
export function WeeklyHoursField({ form, control }: { form: ZodForm; control: ControlProps }) {
  const { t } = useTranslation('entities');
  const week = weekdays.map((day) => ({ day, spans: spansOf(getAt(form.values, `weeklyHours.${day}`)) }));
  const change = (changed: string, to: Spans): void => {
    const next = week
      .map(({ day, spans }) => [day, day === changed ? to : spans] as const)
      .filter(([, spans]) => spans.length > 0);
    form.set('weeklyHours', next.length > 0 ? Object.fromEntries(next) : null);
  };
  const before = (at: number): Spans =>
    week.slice(0, at).findLast(({ spans }) => spans.length > 0)?.spans ?? usual;
  return (
    <ul id={control.id} className={styles['week']}>
      {week.map(({ day, spans }, at) => (
        <li key={day}>
          <span className={styles['day']}>{t(`weekday.${day}`)}</span>
          <DayHours
            form={form}
            name={`weeklyHours.${day}`}
            label={t(`weekday.${day}`)}
            spans={spans}
            fresh={before(at)}
            onChange={(to) => change(day, to)}
          />
        </li>
      ))}
    </ul>
  );
}
