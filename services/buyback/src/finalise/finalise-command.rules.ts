import type { BuybackCommand } from '@reprise/contracts/buyback';
import type { Unsigned } from './hand-over.reader';

export type Finalisation = Unsigned & { readonly storeId: string; readonly handOverSigned: boolean };
type FinaliseCommand = Extract<BuybackCommand, { type: 'FinaliseBuyback' }>;
type Facts = Pick<FinaliseCommand['data'], 'customerId' | 'identityRequired' | 'imeiCheck' | 'now'>;

/** What is asked for by whoever hands over, and by the paper that is read before. */
export const finaliseCommand = (
  { storeId, handOverSigned, identification, price, imei, forcedInvalidImei = false }: Finalisation,
  facts: Facts,
): FinaliseCommand => ({
  type: 'FinaliseBuyback',
  data: {
    ...facts,
    storeId,
    identityCollected: identification !== undefined,
    handOverSigned,
    shownTotal: price,
    ...(imei && { imei }),
    forcedInvalidImei,
  },
});
