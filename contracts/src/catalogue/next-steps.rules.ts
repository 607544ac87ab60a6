import { readIn } from '../kernel';
import type { ShippingOption } from './diagnostic-options.rows';

type Followed = {
  readonly methodId: string | undefined;
  readonly language: string;
  /** Nobody is told to print a label where there is none. */
  readonly labelExpected: boolean;
};
/** What was offered, as far as it says what to do. */
export type Offered = { readonly options: readonly Pick<ShippingOption, 'id' | 'instructions'>[] };
type Step = Omit<ShippingOption['instructions'][number], 'labelTranslations'>;

/** What a customer does next, in order, as it was offered with the way to hand over that was chosen. */
export function nextSteps({ options }: Offered, { methodId, language, labelExpected }: Followed): Step[] {
  const { instructions = [] } = options.find(({ id }) => id === methodId) ?? {};
  return instructions
    .filter(({ type }) => type !== 'print' || labelExpected)
    .map((instruction) => ({ type: instruction.type, label: readIn(instruction, language).label }));
}
