import type { Draft } from '../../../../kernel/cart';
import type { Step } from './steps.rules';
import type { DiagnosticView } from './diagnostic-view.types';

/** The props of every screen of a diagnosis. */
export type ScreenProps = {
  step: Step;
  view: DiagnosticView;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onAdvance: (change?: Partial<Draft>) => void;
};
