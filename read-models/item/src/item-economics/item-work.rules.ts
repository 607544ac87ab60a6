import type { ItemEconomicsRow as Shown, RefurbStepState } from '@reprise/contracts/item';

const dayMs = 86_400_000;

type Refurbished = Pick<Shown, 'status'> & {
  readonly refurbishedFrom?: string;
  readonly steps: readonly RefurbStepState[];
};

/** What is worked on, or else waits for its technician, or else comes next. */
const next = (steps: readonly RefurbStepState[]): RefurbStepState | undefined =>
  (['in_progress', 'paused', 'to_do'] as const)
    .map((wanted) => steps.find(({ status }) => status === wanted))
    .find((step) => step !== undefined);

/** When the steps are usually done, counted from the end of the diagnosis; undefined if nobody has said. */
function dueOn(from: string, steps: readonly RefurbStepState[]): string | undefined {
  const days = steps
    .filter(({ status }) => status !== 'canceled')
    .reduce((sum, { expectedDays = 0 }) => sum + expectedDays, 0);
  return days > 0 ? new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10) : undefined;
}

/** Where the refurbishment of an item stands; undefined unless it is going on. */
export function workOf({ status, refurbishedFrom, steps }: Refurbished): Shown['work'] {
  if (status !== 'item_refurb_in_progress' || !refurbishedFrom) return undefined;
  const step = next(steps);
  const due = dueOn(refurbishedFrom, steps);
  return {
    ...(step ? { refurbStepId: step.refurbStepId, label: step.name, status: step.status } : {}),
    ...(step?.by ? { technicianId: step.by } : {}),
    sinceOn: refurbishedFrom.slice(0, 10),
    ...(due ? { dueOn: due } : {}),
  };
}
