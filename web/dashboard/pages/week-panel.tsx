import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import { type Figures, readDashboardData } from '@reprise/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useRecord } from '../../kernel/store';
import { ErrorState } from '../../ui/error-state';
import { Fact, Facts, Panel } from '../../ui/file/facts';
import { TextSkeleton } from '../../ui/skeletons';
import styles from './home.module.css';

type Weekly = Omit<Figures, 'refurbishment'> & NonNullable<Figures['refurbishment']>;

const buybacks = ['declared', 'completed', 'cancelled', 'notCompleted', 'validatedAmount'] as const;
const workshop = ['tested', 'refurbished', 'rate', 'plannedCost', 'completedCost'] as const;
const amounts: readonly (keyof Weekly)[] = ['validatedAmount', 'plannedCost', 'completedCost'];

/** Days are those of the server (UTC), wherever the browser is. */
const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

type Shown = { now: Partial<Weekly>; before: Partial<Weekly>; currency: Currency };

function WeekFacts({ now, before, currency }: Shown) {
  const { t, i18n } = useTranslation();
  const shown = (name: keyof Weekly, of: Partial<Weekly>): string => {
    const figure = of[name] ?? null;
    if (figure === null) return '–';
    if (amounts.includes(name)) return formatMoney({ amount: figure, currency }, i18n.language);
    return new Intl.NumberFormat(i18n.language).format(figure);
  };
  return (
    <Facts>
      {[...buybacks, ...workshop]
        .filter((name) => name in now)
        .map((name) => (
          <Fact key={name} term={t(`home.week.figure.${name}`)}>
            <strong className="figures">{shown(name, now)}</strong>{' '}
            <small className={styles['before']}>
              {t('home.week.before', { value: shown(name, before) })}
            </small>
          </Fact>
        ))}
    </Facts>
  );
}

const flat = ({ refurbishment, ...own }: Figures): Partial<Weekly> => ({ ...own, ...refurbishment });

/** Figures of the last full week beside those of the week before; they change on Mondays (back office §1). */
export function WeekPanel() {
  const { t, i18n } = useTranslation();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const mine = held.includes('statistics.read');
  const { value, problem, refresh } = useRecord(readDashboardData, mine ? {} : undefined);
  if (!mine) return null;
  const [from, to] = [value?.week.from, value?.week.to].map((day) => day && dayIn(i18n.language, day));
  const days = from && <small className={styles['before']}>{t('home.week.days', { from, to })}</small>;
  return (
    <Panel title={t('home.week.title')} aside={days} testId="home-week">
      {problem && !value && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={4} />}
      {value && (
        <WeekFacts now={flat(value.figures)} before={flat(value.previous)} currency={value.currency} />
      )}
    </Panel>
  );
}
