import { type Currency, formatMoney } from '@reprise/contracts/kernel';
import { type Figures, readDashboardData } from '@reprise/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../kernel/numbers';
import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useRecord } from '../../kernel/store';
import { BarChart } from '../../ui/chart/bar-chart';
import { plainDay } from '../../ui/date-time';
import { ErrorState } from '../../ui/error-state';
import { Fact, Facts, Panel } from '../../ui/file/facts';
import styles from './home.module.css';

type Weekly = Omit<Figures, 'refurbishment'> & NonNullable<Figures['refurbishment']>;

const buybacks = ['declared', 'completed', 'cancelled', 'notCompleted', 'validatedAmount'] as const;
/** What the chart compares: numbers of files. */
const counted = ['declared', 'completed', 'cancelled', 'notCompleted'] as const;
const workshop = ['tested', 'refurbished', 'rate', 'plannedCost', 'completedCost'] as const;
const amounts: readonly (keyof Weekly)[] = ['validatedAmount', 'plannedCost', 'completedCost'];

type Beside = 'home.week.before' | 'home.today.week';
type Known = Partial<Record<keyof Weekly, number | null>>;
type Shown = { now: Known; before: Known; beside: Beside; currency: Currency };

/** As high as what will be known. */
const unknown: Known = {
  declared: null,
  completed: null,
  cancelled: null,
  notCompleted: null,
  validatedAmount: null,
};
/** As wide as any other. */
const someDay = '2000-12-20';

function WeekFacts({ now, before, beside, currency }: Shown) {
  const { t, i18n } = useTranslation();
  const shown = (name: keyof Weekly, of: Known): string => {
    const figure = of[name] ?? null;
    if (figure === null) return '–';
    if (amounts.includes(name)) return formatMoney({ amount: figure, currency }, i18n.language);
    return numberText(figure, i18n.language);
  };
  return (
    <Facts>
      {[...buybacks, ...workshop]
        .filter((name) => name in now)
        .map((name) => (
          <Fact key={name} term={t(`home.week.figure.${name}`)}>
            <strong className="figures">{shown(name, now)}</strong>{' '}
            <small className={styles['before']}>{t(beside, { value: shown(name, before) })}</small>
          </Fact>
        ))}
    </Facts>
  );
}

type Weeks = { last: Figures; prior: Figures };

/** The numbers stand above it; two weeks without any have no bars. */
function WeekChart({ last, prior }: Weeks) {
  const { t, i18n } = useTranslation();
  const rows = counted.map((name) => ({
    label: t(`home.week.figure.${name}`),
    values: { last: last[name], prior: prior[name] },
  }));
  if (rows.every(({ values }) => values.last + values.prior === 0)) return null;
  const series = (['last', 'prior'] as const).map((key) => ({ key, label: t(`home.week.${key}`) }));
  const write = (value: number): string => numberText(value, i18n.language);
  return <BarChart label={t('home.week.chart')} {...{ rows, series, write }} />;
}

function flat(figures: Figures | undefined): Known {
  if (!figures) return unknown;
  const { refurbishment, ...own } = figures;
  return { ...own, ...refurbishment };
}

/** How often what stands today is asked for again, in milliseconds. */
const liveEvery = 60_000;

/** Figures of the last full week beside those of the week before, which change on Mondays (back office §1), and today’s. */
export function WeekPanel() {
  const { t, i18n } = useTranslation();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const mine = held.includes('statistics.read');
  const { value, problem, refresh } = useRecord(readDashboardData, mine ? {} : undefined, {
    every: liveEvery,
  });
  if (!mine) return null;
  const { from, to } = value?.week ?? { from: someDay, to: someDay };
  const days = (
    <small className={styles['before']} data-unknown={!value}>
      {t('home.week.days', { from: plainDay(from, i18n.language), to: plainDay(to, i18n.language) })}
    </small>
  );
  const facts = (figures: Figures | undefined, before: Figures | undefined, beside: Beside) => {
    if (!value && problem) return null;
    const currency = value?.currency ?? 'EUR';
    return (
      <div aria-busy={!value}>
        <WeekFacts {...{ now: flat(figures), before: flat(before), beside, currency }} />
      </div>
    );
  };
  return (
    <>
      <Panel title={t('home.today.title')} testId="home-today">
        {problem && !value && <ErrorState problem={problem} onRetry={refresh} />}
        {facts(value?.today.figures, value?.today.week, 'home.today.week')}
      </Panel>
      <Panel title={t('home.week.title')} aside={days} testId="home-week">
        {facts(value?.figures, value?.previous, 'home.week.before')}
        {value && <WeekChart last={value.figures} prior={value.previous} />}
      </Panel>
    </>
  );
}
