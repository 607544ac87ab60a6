import { useEffect, useRef } from 'react';
import { scanKeyGap } from './scanner';

/** Longer than the gap between two keys of a scanner, but not noticeable. Milliseconds. */
const settled = scanKeyGap + 15;

const isTyping = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role=dialog]')) return true;
  // A choice takes only the keys that move among the choices and mark one.
  if (target.matches('input[type=radio], input[type=checkbox]')) return /^(Arrow.*| |Tab)$/.test(key);
  return target.closest('input, textarea, select, [contenteditable]') !== null;
};

/** While a dialog asks, the page behind it hears nothing, even before the dialog has the focus. A closed one may stay hidden. */
const isAsked = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.getClientRects().length > 0,
  );

/**
 * Calls back for a single key press, outside fields and dialogs: the first digit of a scan does not count as an
 * answer. `onKey` receives the key as `KeyboardEvent.key`.
 */
export function useLoneKey(onKey: (key: string) => void, active = true): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: string | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      const key = waiting;
      waiting = undefined;
      if (key !== undefined) latest.current(key);
    };
    let last = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event) || isAsked()) return;
      const at = event.timeStamp;
      const burst = at - last < settled;
      last = at;
      // On a busy machine the next key can come before the timer, though long after this one: that is not a scan.
      if (burst) waiting = undefined;
      settle();
      if (burst) return;
      // Enter on a button belongs to the button, on a title that unfolds to the title.
      if (
        event.key === 'Enter' &&
        event.target instanceof HTMLElement &&
        event.target.closest('button, a, summary')
      )
        return;
      waiting = event.key;
      timer = setTimeout(settle, settled);
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen, true);
    };
  }, [active]);
}
