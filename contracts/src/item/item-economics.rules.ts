import type { RefurbStepStatus } from './refurbishment.parts';

type Costed = { readonly status: RefurbStepStatus; readonly cost: number };
export type StepCosts = { readonly plannedCost: number; readonly completedCost: number };

const sum = (steps: readonly Costed[]): number => steps.reduce((total, { cost }) => total + cost, 0);

/** Planned: of all steps that were not cancelled. In minor units. */
export const stepCosts = (steps: readonly Costed[]): StepCosts => ({
  plannedCost: sum(steps.filter(({ status }) => status !== 'canceled')),
  completedCost: sum(steps.filter(({ status }) => status === 'completed')),
});

type Known = StepCosts & { readonly purchasePrice?: number | undefined };

/** `margin` undefined: not bought yet, or nobody has said what it is worth. */
export type Expected = { readonly price?: number; readonly margin?: number };

/** What is left of the expected resale price once purchase and planned steps are paid. In minor units. */
export function expectedOf({ purchasePrice, plannedCost }: Known, resalePrice: number | undefined): Expected {
  if (resalePrice === undefined) return {};
  if (purchasePrice === undefined) return { price: resalePrice };
  return { price: resalePrice, margin: resalePrice - purchasePrice - plannedCost };
}

/** What is paid and planned altogether; undefined until the price is agreed. */
export const fullCostOf = ({ purchasePrice, plannedCost }: Known): number | undefined =>
  purchasePrice === undefined ? undefined : purchasePrice + plannedCost;

type Sold = Known & { readonly soldPrice?: number | undefined };

/** What is left of the real price once purchase and completed steps are paid. In minor units. */
export const realMarginOf = ({ soldPrice, purchasePrice, completedCost }: Sold): number | undefined =>
  soldPrice === undefined || purchasePrice === undefined
    ? undefined
    : soldPrice - purchasePrice - completedCost;

const dayMs = 86_400_000;

/** Whole days from an ISO time until now. */
export const daysSince = (time: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / dayMs));
