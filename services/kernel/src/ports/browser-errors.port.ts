import type { BrowserError } from '@reprise/contracts/browser-errors';

/** Tells operators what failed in a browser. */
export interface BrowserErrors {
  /** @param error without personal data */
  tell(error: BrowserError): void;
}
