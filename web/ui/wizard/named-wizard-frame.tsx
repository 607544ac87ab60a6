import { StepBar } from './step-bar';
import { WizardFrame, type WizardFrameProps } from './wizard-frame';

/** `of`: the names of the few steps. */
export type WizardPlace = Pick<WizardFrameProps, 'at' | 'step'> & { of: readonly string[] };
type Props = Omit<WizardFrameProps, 'of' | 'bar'> & WizardPlace;

/** A wizard whose steps have names: apart, so that the public app does without the component library. */
export const NamedWizardFrame = ({ of, ...props }: Props) => (
  <WizardFrame {...props} of={of.length} bar={<StepBar at={props.at} titles={of} />} />
);
