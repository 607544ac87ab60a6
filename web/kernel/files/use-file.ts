import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, downloadFile, problemOf } from '../api';
import type { AppStore } from '../store/app-store';
import { printFile, saveFile } from './save-file';

type State = { status: 'idle' | 'fetching' | 'done' | 'refused'; problem?: AppProblem };
export type FileFetch = State & {
  read: <E extends EndpointSpec>(endpoint: E, call: CallOf<E>, use: (file: Blob) => void) => void;
  save: <E extends EndpointSpec>(endpoint: E, call: CallOf<E>, name: string) => void;
  print: <E extends EndpointSpec>(endpoint: E, call: CallOf<E>) => void;
};

/** Fetches a file (label, export) with the session's headers, then saves or prints it; one at a time. */
export function useFile(): FileFetch {
  const { api } = useStore() as AppStore;
  const [state, setState] = useState<State>({ status: 'idle' });
  const busy = useRef(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const read: FileFetch['read'] = useCallback(
    (endpoint, call, use) => {
      if (busy.current) return;
      busy.current = true;
      control.current = new AbortController();
      const { signal } = control.current;
      const settle = (next: State): void => {
        busy.current = false;
        if (!signal.aborted) setState(next);
      };
      setState({ status: 'fetching' });
      downloadFile(api, endpoint, call, { signal }).then(
        (file) => {
          if (!signal.aborted) use(file);
          settle({ status: 'done' });
        },
        (error: unknown) => settle({ status: 'refused', problem: problemOf(error) }),
      );
    },
    [api],
  );
  const save: FileFetch['save'] = useCallback(
    (endpoint, call, name) => read(endpoint, call, (file) => saveFile(file, name)),
    [read],
  );
  const print: FileFetch['print'] = useCallback((endpoint, call) => read(endpoint, call, printFile), [read]);
  return { ...state, read, save, print };
}
