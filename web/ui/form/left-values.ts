import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ZodForm } from '../../kernel/forms';
import { forgetLeft, leaveBehind, type Left, leftBehind } from '../../kernel/session';
import type { AppState } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import type { FormFieldSpec } from './form-spec';

/** What the same person had typed here when the session ended by itself. */
export function useLeftValues(): Left | undefined {
  const store = useStore<AppState>();
  const { pathname } = useLocation();
  const [own] = useState(() => {
    const last = leftBehind(store);
    return last?.at === pathname && last.by === store.getState().session.user?.id ? last : undefined;
  });
  useEffect(() => forgetLeft(store), [store]);
  return own;
}

const secretsOf = (fields: readonly FormFieldSpec[]): string[] =>
  fields.filter(({ kind }) => kind === 'password').map(({ name }) => name.split('.')[0] ?? name);

/** Keeps what is typed and not saved, should the session end by itself. */
export function useLeaveBehind(form: ZodForm, fields: readonly FormFieldSpec[]): void {
  const store = useStore<AppState>();
  const { pathname } = useLocation();
  const latest = useLatest({ form, pathname, fields });
  useEffect(
    () => () => {
      const by = store.getState().session.lapsedOf;
      const { form: last, pathname: at, fields: named } = latest.current;
      if (!by || last.changed.length === 0) return;
      leaveBehind(store, { by, at, base: last.initial, values: last.values, secrets: secretsOf(named) });
    },
    [latest, store],
  );
}
