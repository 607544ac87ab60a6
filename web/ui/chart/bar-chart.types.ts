export type BarChartProps = {
  /** What the chart shows, for who does not see it; its numbers stand in a table beside it. */
  label: string;
  rows: readonly { label: string; values: Readonly<Record<string, number>> }[];
  series: readonly { key: string; label: string }[];
  write: (value: number) => string;
};
