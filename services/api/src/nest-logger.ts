import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Where it happened, without the message: a driver writes values into it, and values may be people's. */
function framesOf(stack: unknown): { error?: string; frames?: string } {
  if (typeof stack !== 'string') return {};
  const at = stack.indexOf('\n    at ');
  const error = /^[\w.]+/.exec(stack)?.[0];
  return { ...(error && { error }), ...(at >= 0 && { frames: stack.slice(at + 1) }) };
}

/** What the framework and the problem filter say, as structured lines. Errors are told by their name and place. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug({}, String(message)),
    warn: (message: unknown) => logger.warn({}, String(message)),
    error: (message: unknown, stack?: unknown) => logger.error(framesOf(stack), String(message)),
    fatal: (message: unknown) => logger.fatal({}, String(message)),
  };
}
