import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FormValues, ZodForm } from '../../kernel/forms';
import type { AppState } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';

/** Typed, and not saved: by whom, on which page, and over which version of the record. */
type Left = {
  readonly by: string;
  readonly at: string;
  readonly base: FormValues;
  readonly values: FormValues;
};

/** In memory alone: a form may hold what must not stay in a shared browser. */
const left = new WeakMap<object, Left>();

/** What the same person had typed here when the session ended by itself. */
export function useLeftValues(): Left | undefined {
  const store = useStore<AppState>();
  const { pathname } = useLocation();
  const [own] = useState(() => {
    const last = left.get(store);
    return last?.at === pathname && last.by === store.getState().session.user?.id ? last : undefined;
  });
  useEffect(() => void left.delete(store), [store]);
  return own;
}

/** Keeps what is typed and not saved, should the session end by itself. */
export function useLeaveBehind(form: ZodForm): void {
  const store = useStore<AppState>();
  const { pathname } = useLocation();
  const latest = useLatest({ form, pathname });
  useEffect(
    () => () => {
      const by = store.getState().session.lapsedOf;
      const { form: last, pathname: at } = latest.current;
      if (by && last.changed.length > 0) left.set(store, { by, at, base: last.initial, values: last.values });
    },
    [latest, store],
  );
}
