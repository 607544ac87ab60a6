import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFaultText, type ZodForm } from '../../../kernel/forms';
import { Fault } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import styles from './hours.module.css';

type Span = { from: string; to: string };
export type Spans = readonly Span[];
type Props = {
  form: ZodForm;
  /** Of the field in the form. */
  name: string;
  /** The day, for people. */
  label: string;
  spans: Spans;
  /** What a closed day opens with. */
  fresh: Spans;
  onChange: (spans: Spans) => void;
};
const most = 3;
/** A clock's midnight begins a day; at the end of hours it is the end of the day. */
const endOf = (clock: string): string => (clock === '00:00' ? '24:00' : clock);

/** One day: closed, or open from when to when; a pause stands between two parts. */
export function DayHours({ form, name, label, spans, fresh, onChange }: Props) {
  const { t } = useTranslation('entities');
  const faultText = useFaultText();
  const within = form.faultWithin(name);
  const put = (at: number, part: Partial<Span>): void =>
    onChange(spans.map((span, place) => (place === at ? { ...span, ...part } : span)));
  const clock = (at: number, end: keyof Span, value: string) => (
    <Input
      type="time"
      className={styles['clock'] ?? ''}
      aria-label={t(`hours.${end}`, { day: label })}
      aria-invalid={form.fault(`${name}.${at}.${end}`) !== undefined}
      value={value === '24:00' ? '00:00' : value}
      onChange={({ target }) => put(at, { [end]: end === 'to' ? endOf(target.value) : target.value })}
    />
  );
  return (
    <div className={styles['spans']}>
      {spans.length === 0 && (
        <span className={styles['span']}>
          <span className={styles['closed']}>{t('hours.closed')}</span>
          <Button onClick={() => onChange(fresh)} aria-label={t('hours.add', { day: label })}>
            {t('hours.open')}
          </Button>
        </span>
      )}
      {spans.map(({ from, to }, at) => (
        <span key={at} className={styles['span']}>
          {clock(at, 'from', from)}–{clock(at, 'to', to)}
          <Button
            type="text"
            aria-label={t('hours.remove', { day: label })}
            icon={<Icon name="trash" size={16} />}
            onClick={() => onChange(spans.filter((_span, place) => place !== at))}
          />
          {at === spans.length - 1 && spans.length < most && (
            <Button
              type="text"
              aria-label={t('hours.add', { day: label })}
              icon={<Icon name="plus" size={16} />}
              onClick={() => onChange([...spans, { from: '', to: '' }])}
            />
          )}
        </span>
      ))}
      {within && <Fault id={`${name}-hours`} fault={faultText(form.fault(within))} />}
    </div>
  );
}
