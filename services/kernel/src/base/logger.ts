/** The subset of pino used by the kernel. */
export type KernelLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export const silentLogger: KernelLogger = { info: () => {}, warn: () => {}, error: () => {} };

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The kind of error; its message may contain what must not be logged. */
export const faultName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
