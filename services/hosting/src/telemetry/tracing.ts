import type { Attributes } from '@opentelemetry/api';

/** Finished work, to be shown in a trace. Attributes name parts of the product, never people. */
type DoneWork = {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'consumer';
  readonly correlationId: string;
  /** Id of the request, command or event that this span stands for. */
  readonly of?: string;
  /** Id of its cause. */
  readonly cause?: string;
  readonly began: number;
  readonly ended: number;
  readonly attributes: Attributes;
  readonly fault?: string;
};

export type Tracing = { record(work: DoneWork): void; shutdown(): Promise<void> };

export const noTracing: Tracing = { record: () => undefined, shutdown: () => Promise.resolve() };
