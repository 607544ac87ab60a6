import pino, { type Logger } from 'pino';
import type { Config } from '../config';

/** One line of JSON an entry, on standard output, with the host's name in it. */
export const hostLogger = ({ host, instance, logLevel }: Config): Logger =>
  pino({ level: logLevel, base: { host, instance }, timestamp: pino.stdTimeFunctions.isoTime });
