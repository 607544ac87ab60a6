import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { Draft } from '../draft/draft.types';

/** The props of every step. */
export type StepProps = {
  view: DiagnosticView;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onAdvance: (change?: Partial<Draft>) => void;
  onOpen: (step: string) => void;
  onBack: (() => void) | undefined;
};
