import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { fontSize } from '../design.tokens';
import type { BarChartProps } from './bar-chart.types';

const rowHeight = 44;
const text = { fontSize: fontSize.xs, fill: 'var(--ink-soft)' };
const colours = ['var(--primary)', 'var(--amber-text)'] as const;
const shown = (label: string): string => (label.length > 22 ? `${label.slice(0, 21)}…` : label);

/** The square beside it has the colour. */
const inInk = (name: ReactNode) => <span style={{ color: 'var(--ink-soft)' }}>{name}</span>;

/** Horizontal bars, so that names of any length stay readable. Loaded when the first chart is shown. */
export default function Bars({ rows, series, write }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height={rows.length * rowHeight + 56}>
      <BarChart data={[...rows]} layout="vertical" accessibilityLayer={false} margin={{ right: 16 }}>
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" tick={text} tickFormatter={write} allowDecimals={false} />
        <YAxis type="category" dataKey="label" width={140} tick={text} tickFormatter={shown} />
        <Tooltip
          formatter={(value) => write(Number(value))}
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{ background: 'var(--raised)', borderColor: 'var(--line)', color: 'var(--ink)' }}
        />
        {series.length > 1 && <Legend itemSorter={null} formatter={inInk} />}
        {series.map(({ key, label }, index) => (
          <Bar
            key={key}
            dataKey={(row: BarChartProps['rows'][number]) => row.values[key] ?? 0}
            name={label}
            fill={colours[index % colours.length] ?? colours[0]}
            maxBarSize={16}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
