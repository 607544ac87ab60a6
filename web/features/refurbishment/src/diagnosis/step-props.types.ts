import type { WizardPlace } from '../../../../ui/wizard/named-wizard-frame';
import type { AtWork } from '../item-page';
import type { DiagnosisStep } from './diagnosis.rules';

/** The props of every step of a diagnosis. */
export type StepProps = AtWork & { place: WizardPlace; goTo: (step: DiagnosisStep) => void };
