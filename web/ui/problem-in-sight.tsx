import { useEffect, useRef } from 'react';
import type { AppProblem } from '../kernel/api';
import { useProblemText } from '../kernel/i18n/problem-text';
import { Notice } from './notice';

/** Why what was pressed is refused: scrolled into sight whenever it comes, while the focus stays on the button. */
export function ProblemInSight({ problem }: { problem: AppProblem }) {
  const problemText = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={place}>
      <Notice family="red">{problemText(problem)}</Notice>
    </div>
  );
}
