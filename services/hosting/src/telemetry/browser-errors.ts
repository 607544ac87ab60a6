import { release as ours } from '@reprise/contracts/kernel';
import type { KernelLogger } from '@reprise/kernel';
import type { BrowserErrors } from '@reprise/kernel/ports';
import type { Metrics } from './metrics';

/** A line of the log and a count, and nothing else is kept. */
export function browserErrorsOf(
  logger: Pick<KernelLogger, 'warn'>,
  metrics: Pick<Metrics, 'browserError'>,
): BrowserErrors {
  return {
    tell(browser) {
      logger.warn({ browser }, 'error in a browser');
      // Anybody may name a release; a label has few values.
      metrics.browserError(browser.app, browser.release === ours ? ours : 'other');
    },
  };
}
