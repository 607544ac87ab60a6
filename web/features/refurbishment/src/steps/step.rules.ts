import type { ItemRefurbishment, RefurbStepStatus } from '@reprise/contracts/item';
import { stepCodeOf } from '../../../../kernel/scanner/step-code';

export type ItemStep = ItemRefurbishment['steps'][number];
export type StepAct = 'start' | 'resume' | 'complete' | 'pause' | 'cancel';

const acts: Readonly<Record<RefurbStepStatus, readonly StepAct[]>> = {
  to_do: ['start', 'cancel'],
  in_progress: ['complete', 'pause', 'cancel'],
  paused: ['resume', 'cancel'],
  canceled: [],
  completed: [],
};
/** back office §4: what can be done to a step, the usual next thing first. */
export const actsOf = (status: RefurbStepStatus): readonly StepAct[] => acts[status];

/** The key of each act on the page of its step. */
export const actKeys: Readonly<Record<StepAct, string>> = {
  ...{ start: 'S', resume: 'R', complete: 'C', pause: 'P', cancel: 'X' },
};

export const isDone = ({ status }: Pick<ItemStep, 'status'>): boolean => acts[status].length === 0;

/** What a technician goes on with: own work first, then any begun, then what waits. */
export function currentStep(steps: readonly ItemStep[], me: string | undefined): ItemStep | undefined {
  const orders: readonly ((step: ItemStep) => boolean)[] = [
    ({ status, by }) => status === 'in_progress' && by === me,
    ({ status }) => status === 'in_progress',
    ({ status, by }) => status === 'paused' && by === me,
    ({ status }) => status === 'to_do',
    ({ status }) => status === 'paused',
  ];
  return orders.flatMap((isNext) => steps.filter(isNext))[0];
}

/** The step of this item that a bench card names. */
export const stepOfCode = (code: string, steps: readonly ItemStep[]): ItemStep | undefined =>
  steps.find(({ refurbStepId }) => stepCodeOf(refurbStepId) === code.trim().toUpperCase());

/** Hours, minutes and seconds since a time, as on a clock; both in milliseconds. */
export function clockText(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
