import {
  type BuybackRow,
  downloadShippingLabel,
  downloadTrackingSheet,
  downloadTransferOrder,
} from '@reprise/contracts/buyback';
import { circuitRules, labelExpected } from '@reprise/contracts/rules';

export type Paper = {
  key: 'label' | 'sheet' | 'transfer';
  endpoint: typeof downloadShippingLabel | typeof downloadTrackingSheet | typeof downloadTransferOrder;
  file: string;
  /** Why it does not exist yet. */
  reason?: 'label-not-ready' | 'transfer-not-ready' | undefined;
};

/** The papers of a buyback, under the file names of customer journey §9. */
export function papersOf({
  circuit,
  transport,
  finalisedAt,
  identificationNumber: code,
}: BuybackRow): Paper[] {
  const label: Paper = {
    ...{ key: 'label', endpoint: downloadShippingLabel, file: `tracking-label-${code}.pdf` },
    reason: transport.labelKey ? undefined : 'label-not-ready',
  };
  const sheet: Paper = { key: 'sheet', endpoint: downloadTrackingSheet, file: `vervolgblad-${code}.pdf` };
  const transfer: Paper = {
    ...{ key: 'transfer', endpoint: downloadTransferOrder, file: `terugkoop-${code}.pdf` },
    reason: finalisedAt ? undefined : 'transfer-not-ready',
  };
  const shipped = labelExpected(circuit) ? [label] : [];
  // Only what is handed over in a store is signed for.
  return [...shipped, sheet, ...(circuitRules[circuit].handedOverInStore ? [transfer] : [])];
}
