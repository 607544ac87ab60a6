import { act } from '@testing-library/react';
import { keyClock } from './key-clock';

const betweenKeysMs = 5;

/** A wedge scanner: keys at the pace of a gun by their own clock, however busy the machine, wherever the focus is; ended by Enter. */
export function shoot(code: string): void {
  keyClock.pause();
  act(() => {
    const target = document.activeElement ?? document.body;
    for (const key of [...code, 'Enter']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      keyClock.stamp(event, betweenKeysMs);
      target.dispatchEvent(event);
    }
  });
}
