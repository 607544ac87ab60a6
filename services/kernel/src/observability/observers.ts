import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { CommandMeta } from '../decider';

/** One command and its outcome, as reported to an observer. Never the command's data, which may be personal. */
export type CommandSeen = {
  readonly category: string;
  readonly type: string;
  readonly stream: string;
  readonly meta: CommandMeta;
  /** `written`, `nothing` (a repeat), the code of a refusal, or `fault`. */
  readonly outcome: string;
  /** Types of the events written, in order. */
  readonly events: readonly string[];
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly ended: number;
};

/** One event processed by one consumer, alone or in a batch. */
export type ConsumptionSeen = {
  readonly consumer: string;
  readonly event: RecordedEvent;
  readonly began: number;
  readonly ended: number;
  readonly fault?: string;
};

export type AppendSeen = {
  readonly events: number;
  readonly began: number;
  readonly ended: number;
  readonly outcome: 'written' | 'conflict' | 'fault';
};

/** Is informed of what the kernel does, beside the work: an observer never throws and never blocks. */
export type Observer = {
  command?(seen: CommandSeen): void;
  append?(seen: AppendSeen): void;
  consumption?(seen: ConsumptionSeen): void;
};

/** Wall-clock milliseconds with fractions, for spans shorter than one millisecond. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
