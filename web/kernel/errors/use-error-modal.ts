import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppProblem } from '../api';
import { useAppSelector } from '../store/use-permission';
import { problemReset } from '../store/problems.slice';

/** Customer journey §9: the error flag also resets itself. Milliseconds. */
const errorResetAfter = 3000;

export type ErrorModal =
  | { kind: 'none' }
  | { kind: 'session-expired'; problem: AppProblem; act: () => void }
  | {
      kind: 'server-error';
      problem: AppProblem;
      button: 'home' | 'reload' | 'continue';
      act: () => void;
      dismiss: () => void;
    };

type Ways = { goTo: (path: string) => void; reload: () => void; endSession: () => void };

/**
 * The content of the error modal (customer journey §4). The flag resets itself after 3 s; the caller keeps the modal
 * on screen until the person has dismissed it.
 */
export function useErrorModal({ goTo, reload, endSession }: Ways): ErrorModal {
  const dispatch = useDispatch();
  const { problem, goHome, reloadPage, redirectToRoute } = useAppSelector((s) => s.problems);
  const expired = problem?.status === 401;
  useEffect(() => {
    if (!problem || expired) return;
    const timer = setTimeout(() => dispatch(problemReset()), errorResetAfter);
    return () => clearTimeout(timer);
  }, [dispatch, problem, expired]);
  if (!problem) return { kind: 'none' };
  const then = (way: () => void) => () => {
    dispatch(problemReset());
    way();
  };
  if (expired) return { kind: 'session-expired', problem, act: then(endSession) };
  const dismiss = then(() => undefined);
  if (reloadPage) return { kind: 'server-error', problem, button: 'reload', act: then(reload), dismiss };
  const target = redirectToRoute ?? '/home';
  const button = goHome || !redirectToRoute ? 'home' : 'continue';
  return { kind: 'server-error', problem, button, act: then(() => goTo(goHome ? '/home' : target)), dismiss };
}
