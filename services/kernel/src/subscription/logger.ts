/** The part of pino that the kernel uses. */
export type KernelLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export const silentLogger: KernelLogger = { info: () => {}, warn: () => {}, error: () => {} };

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
