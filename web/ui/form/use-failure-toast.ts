import { App } from 'antd';
import { useEffect } from 'react';
import type { AppProblem } from '../../kernel/api';
import { useLatest } from '../../kernel/store/use-latest';

/**
 * Back office §8, failures of stocks, questions and steps: it says that the act failed, wherever the page is
 * scrolled to; the lasting notice says why.
 */
export function useFailureToast(problem: AppProblem | undefined, sentence: string): void {
  const { message } = App.useApp();
  const tell = useLatest(() => void message.error(sentence));
  useEffect(() => {
    if (problem) tell.current();
  }, [problem, tell]);
}
