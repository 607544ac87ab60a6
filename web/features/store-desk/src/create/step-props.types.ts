import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { Draft } from '../draft/draft.types';

/** The props of every step. */
export type StepProps = {
  /** In the reader's language. */
  view: DiagnosticView;
  /** As the account wrote it: what the cart keeps is read in any language. */
  written: DiagnosticView;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onAdvance: (change?: Partial<Draft>) => void;
  onOpen: (step: string) => void;
  onBack: (() => void) | undefined;
};
