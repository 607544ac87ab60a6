import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Where it happened, without the message: drivers put values into it, which may be personal data. */
function framesOf(stack: unknown): { error?: string; frames?: string } {
  if (typeof stack !== 'string') return {};
  const at = stack.indexOf('\n    at ');
  const error = /^[\w.]+/.exec(stack)?.[0];
  return { ...(error && { error }), ...(at >= 0 && { frames: stack.slice(at + 1) }) };
}

/** Log entries of the framework and the problem filter as structured lines. Errors are logged by name and location. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug({}, String(message)),
    warn: (message: unknown) => logger.warn({}, String(message)),
    error: (message: unknown, stack?: unknown) => logger.error(framesOf(stack), String(message)),
    fatal: (message: unknown) => logger.fatal({}, String(message)),
  };
}
