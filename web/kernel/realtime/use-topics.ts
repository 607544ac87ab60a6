import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../store/app-store';
import { subscribe } from './hub';

/** Calls back when one of the topics (IRIs) changes, or after a lost connection came back. */
export function useTopics(topics: readonly string[], onChange: (message: unknown) => void): void {
  const store = useStore<AppState>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const joined = topics.join('\n');
  useEffect(() => {
    if (!joined || typeof EventSource === 'undefined') return;
    return subscribe(joined.split('\n'), {
      token: () => store.getState().session.token,
      onMessage: (message) => latest.current(message),
      onReconnect: () => latest.current(undefined),
    });
  }, [joined, store]);
}
