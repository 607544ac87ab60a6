import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type AppProblem, downloadFile, problemOf } from '../api';
import type { AppStore } from '../store/app-store';
import { printFile, saveFile } from './save-file';

type State = { status: 'idle' | 'fetching' | 'done' | 'refused'; problem?: AppProblem };
export type FileFetch = State & {
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

  const fetchThen = useCallback(
    (download: (signal: AbortSignal) => Promise<Blob>, use: (file: Blob) => void): void => {
      if (busy.current) return;
      busy.current = true;
      control.current = new AbortController();
      const { signal } = control.current;
      const settle = (next: State): void => {
        busy.current = false;
        if (!signal.aborted) setState(next);
      };
      setState({ status: 'fetching' });
      download(signal).then(
        (file) => {
          if (!signal.aborted) use(file);
          settle({ status: 'done' });
        },
        (error: unknown) => settle({ status: 'refused', problem: problemOf(error) }),
      );
    },
    [],
  );
  const save: FileFetch['save'] = useCallback(
    (endpoint, call, name) =>
      fetchThen(
        (signal) => downloadFile(api, endpoint, call, { signal }),
        (file) => saveFile(file, name),
      ),
    [api, fetchThen],
  );
  const print: FileFetch['print'] = useCallback(
    (endpoint, call) => fetchThen((signal) => downloadFile(api, endpoint, call, { signal }), printFile),
    [api, fetchThen],
  );
  return { ...state, save, print };
}
