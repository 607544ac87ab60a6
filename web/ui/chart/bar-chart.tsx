import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../skeletons';
import styles from './bar-chart.module.css';
import type { BarChartProps } from './bar-chart.types';

const Bars = lazy(() => import('./bars'));

/** Numbers as bars. */
export function BarChart(props: BarChartProps) {
  return (
    <div role="img" aria-label={props.label} className={styles['chart']}>
      <Suspense fallback={<TextSkeleton lines={3} />}>
        <Bars {...props} />
      </Suspense>
    </div>
  );
}
