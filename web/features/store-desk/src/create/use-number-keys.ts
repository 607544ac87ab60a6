import { useEffect, useRef } from 'react';
import { scanKeyGap } from '../../../../kernel/scanner';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox');

/**
 * Keys 1 to 9 choose among `count` answers. A digit only counts if no other key follows at once: the first key of a
 * scanner is not an answer.
 */
export function useNumberKeys(count: number, onNumber: (index: number) => void): void {
  const latest = useRef(onNumber);
  useEffect(() => {
    latest.current = onNumber;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent): void => {
      clearTimeout(timer);
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
      if (number < 1 || number > count) return;
      timer = setTimeout(() => latest.current(number - 1), scanKeyGap);
    };
    // Before the scanner's own capture, which stops the keys that it handles.
    globalThis.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('keydown', onKey, true);
    };
  }, [count]);
}
