import pino, { type Logger } from 'pino';
import type { Config } from '../config';

/** One JSON line per entry, on standard output, with the host's name. */
export const hostLogger = ({ host, instance, logLevel }: Config): Logger =>
  pino({ level: logLevel, base: { host, instance }, timestamp: pino.stdTimeFunctions.isoTime });
