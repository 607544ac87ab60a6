import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage, storageKeys } from '../kernel/storage';
import { applyTheme } from './tokens-css';
import type { ThemeMode } from './design.tokens';

const listeners = new Set<() => void>();
let clientColour: string | undefined;
let isPrinting = false;
const darkWish = (): boolean => globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

/** The person's stored choice, or else the system's setting; paper is light. */
function currentTheme(): ThemeMode {
  if (isPrinting) return 'light';
  const stored = browserStorage.read(storageKeys.theme);
  if (stored === 'light' || stored === 'dark') return stored;
  return darkWish() ? 'dark' : 'light';
}

function show(): void {
  applyTheme(document, currentTheme(), clientColour);
  listeners.forEach((tell) => tell());
}

function setTheme(mode: ThemeMode): void {
  browserStorage.write(storageKeys.theme, mode);
  show();
}

/** The client's main colour; each theme adjusts it to be readable. */
export function setClientColour(colour: string | undefined): void {
  clientColour = colour;
  show();
}
const currentClientColour = (): string | undefined => clientColour;

function print(begins: boolean): void {
  isPrinting = begins;
  show();
}

/** Follows the system until the person chooses. Call once at startup. */
export function startTheme(): void {
  globalThis.addEventListener('beforeprint', () => print(true));
  globalThis.addEventListener('afterprint', () => print(false));
  globalThis.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export function useTheme(): { mode: ThemeMode; clientColour: string | undefined; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, currentTheme);
  const colour = useSyncExternalStore(subscribe, currentClientColour);
  const toggle = useCallback(() => setTheme(mode === 'dark' ? 'light' : 'dark'), [mode]);
  return { mode, clientColour: colour, toggle };
}
