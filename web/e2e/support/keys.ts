import type { CDPSession, Page } from 'playwright-core';

/** So far apart are the keys of a scanner gun, and of a person who types, in milliseconds. */
const keyGap = { gun: 10, person: 150 } as const;
export type Typist = keyof typeof keyGap;

const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
const keyOf = (sign: string) => ({ key: sign, windowsVirtualKeyCode: sign.charCodeAt(0), text: sign });

/**
 * Types a code and Enter, each key with the time at which it was pressed: a busy machine delivers them late, but not
 * further apart than the gun or the person pressed them.
 */
export async function keysOf(page: Page): Promise<(typist: Typist, code: string) => Promise<void>> {
  const line: CDPSession = await page.context().newCDPSession(page);
  return async (typist, code) => {
    const keys = [...[...code].map(keyOf), enter];
    const begin = Date.now() - keys.length * keyGap[typist];
    const sent = keys.flatMap((key, at) => {
      const timestamp = (begin + at * keyGap[typist]) / 1000;
      return [
        line.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        line.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ];
    });
    await Promise.all(sent);
  };
}
