/** The part of pino that the kernel uses. */
export type KernelLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export const silentLogger: KernelLogger = { info: () => {}, warn: () => {}, error: () => {} };

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What kind of fault it is; its message may hold what a log must not. */
export const faultName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
