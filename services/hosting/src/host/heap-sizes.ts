import { setFlagsFromString } from 'node:v8';

/** How large the heaps of a host's threads become; before any of them is made. */
export function sizeHeaps(): void {
  // By itself a heap grows to four times what is in use before it is cleared. What works through many documents then holds some
  // hundred megabytes of nothing; clearing it earlier takes hardly more processor time.
  setFlagsFromString('--heap-growing-percent=40');
  // By now the young generation of this thread has the size that the command gave it. That option, left set, would overrule what
  // each later thread asks for: less for the one that draws, more for those that rebuild.
  setFlagsFromString('--max-semi-space-size=0');
}
