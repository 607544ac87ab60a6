import type { AppProblem } from '../api';
import { factorAsked, type SessionState } from './session.slice';

type Asking = {
  session: () => SessionState;
  dispatch: (action: ReturnType<typeof factorAsked>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Asks the person for a second factor, once for all calls that wait for one. True: it was shown, so call again. */
export function factorAsker({ session, dispatch, subscribe }: Asking) {
  let waiting: Promise<boolean> | undefined;

  function ask({ details }: AppProblem): Promise<boolean> {
    const before = session().factorsShown;
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        const { factorAsked: open, factorsShown } = session();
        if (open) return;
        stop();
        resolve(factorsShown !== before);
      });
      dispatch(factorAsked({ enrolled: details?.['enrolled'] === true }));
    });
  }

  return (problem: AppProblem): Promise<boolean> => {
    waiting ??= ask(problem).finally(() => {
      waiting = undefined;
    });
    return waiting;
  };
}
