import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import type { WizardPlace } from '../../../ui/wizard/named-wizard-frame';
import type { Draft } from './compliance.types';

/** Steps of the compliance test wizard (back office §2); `search` is a separate page, before the item is known. */
export const steps = ['search', 'specification', 'diagnostic', 'summary', 'confirmation'] as const;
export type Step = (typeof steps)[number];
export const isStep = (step: string | undefined): step is Step => steps.some((known) => known === step);

/** The props of every step. */
export type StepProps = {
  item: ItemRow;
  diagnostic: ItemQuestions;
  draft: Draft;
  place: WizardPlace;
  goTo: (step: Step) => void;
};
