import { faultName, isEngineAway, messageOf } from '@reprise/kernel';
import type { Logger } from 'pino';

/** More than an orchestrator's default grace period would be useless. */
const graceMs = 25_000;

/** Ends this process once, in an orderly way; anything not finished in time is left to lease expiry. */
export class ProcessEnd {
  private ended: Promise<void> | undefined;

  /** @param close finishes work in progress and releases leases. */
  constructor(
    private readonly logger: Logger,
    private readonly close: () => Promise<void>,
  ) {}

  /** When an orchestrator or a person requests it. */
  onSignals(): this {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        this.logger.info({ signal }, 'stopping');
        this.begin(0);
      });
    }
    return this;
  }

  /**
   * An unavailable engine never ends a host, wherever it is noticed. Any other unhandled failure is logged with its
   * causes and ends the host: it is unknown what was left undone.
   */
  onStrayFailures(): this {
    const failed = (error: unknown): void => {
      if (isEngineAway(error))
        return this.logger.warn({ error: faultName(error) }, 'an engine is unavailable');
      this.logger.fatal({ error: faultName(error), causes: causesOf(error) }, 'unhandled failure');
      this.begin(1);
    };
    process.on('unhandledRejection', failed);
    process.on('uncaughtException', failed);
    return this;
  }

  private begin(code: number): void {
    this.ended ??= this.end(code);
  }

  private async end(code: number): Promise<void> {
    setTimeout(() => {
      this.logger.error({ graceMs }, 'did not stop in time');
      process.exit(1);
    }, graceMs).unref();
    try {
      await this.close();
    } catch (error) {
      this.logger.error({ error: messageOf(error) }, 'did not stop cleanly');
      process.exit(1);
    }
    this.logger.info({}, 'stopped');
    process.exit(code);
  }
}

/** Where the failure happened, and its causes. */
function causesOf(error: unknown): readonly string[] {
  const told: string[] = [];
  for (
    let each = error;
    each !== undefined && told.length < 5;
    each = each instanceof Error ? each.cause : undefined
  )
    told.push(each instanceof Error ? (each.stack ?? each.message) : typeof each);
  return told;
}
