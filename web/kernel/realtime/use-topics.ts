import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../store/app-store';
import { subscribe } from './hub';
import { askedTopics, concerns } from './wanted-topics';

/** News of many rows comes in bursts; a list is told once, this many milliseconds after the first. */
const gather = 400;

/**
 * Calls back when one of the topics (IRIs) changes, or after a lost connection came back. A topic without an id is a
 * collection: news of any of its members counts, gathered.
 */
export function useTopics(topics: readonly string[], onChange: (message: unknown) => void): void {
  const store = useStore<AppState>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const joined = topics.join('\n');
  useEffect(() => {
    if (!joined || typeof EventSource === 'undefined') return;
    const wanted = joined.split('\n');
    const asked = askedTopics(wanted);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (message: unknown): void => {
      if (!concerns(message, wanted)) return;
      if (asked === wanted) return latest.current(message);
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current(message);
      }, gather);
    };
    const end = subscribe(asked, {
      token: () => store.getState().session.token,
      onMessage: tell,
      onReconnect: () => latest.current(undefined),
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [joined, store]);
}
