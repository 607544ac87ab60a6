import { act } from '@testing-library/react';

const betweenKeysMs = 5;

/** A wedge scanner: keys at the pace of a gun by their own clock, however busy the machine, wherever the focus is; ended by Enter. */
export function shoot(code: string): void {
  let at = performance.now();
  act(() => {
    const target = document.activeElement ?? document.body;
    for (const key of [...code, 'Enter']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: (at += betweenKeysMs) });
      target.dispatchEvent(event);
    }
  });
}
