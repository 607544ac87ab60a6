import { type CartLine, type Draft, lineOf } from '../../../../kernel/cart';
import { stepsOf } from './steps.rules';
import type { DiagnosticView } from './diagnostic-view.types';

/** The finished diagnosis as a line of the cart; undefined while something is still open. */
export const cartLineOf = (written: DiagnosticView, draft: Draft): CartLine | undefined =>
  lineOf(written, draft, {
    ...{ inCartId: draft.inCartId, slug: draft.slug, declarationId: draft.declarationId },
    steps: stepsOf(written, draft).length,
  });
