import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, problemOf } from '../api';
import type { AppStore } from '../store/app-store';
import { printFile, saveFile } from './save-file';

type State = { status: 'idle' | 'fetching' | 'done' | 'refused'; problem?: AppProblem };
export type FileFetch = State & {
  save: (path: string, name: string) => void;
  print: (path: string) => void;
};

/** Fetches a file (label, export) with the session's own headers, then saves or prints it; one at a time. */
export function useFile(): FileFetch {
  const { api } = useStore() as AppStore;
  const [state, setState] = useState<State>({ status: 'idle' });
  const busy = useRef(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const fetchThen = useCallback(
    (path: string, use: (file: Blob) => void): void => {
      if (busy.current) return;
      busy.current = true;
      control.current = new AbortController();
      const { signal } = control.current;
      const settle = (next: State): void => {
        busy.current = false;
        if (!signal.aborted) setState(next);
      };
      setState({ status: 'fetching' });
      api.download({ path, signal }).then(
        (file) => {
          if (!signal.aborted) use(file);
          settle({ status: 'done' });
        },
        (error: unknown) => settle({ status: 'refused', problem: problemOf(error) }),
      );
    },
    [api],
  );
  const save = useCallback(
    (path: string, name: string) => fetchThen(path, (f) => saveFile(f, name)),
    [fetchThen],
  );
  const print = useCallback((path: string) => fetchThen(path, printFile), [fetchThen]);
  return { ...state, save, print };
}
