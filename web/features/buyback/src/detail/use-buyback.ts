import { readBuyback } from '@reprise/contracts/buyback';
import { useRecord } from '../../../../kernel/store';

/** One buyback, live. */
export const useBuyback = (id: string) => useRecord(readBuyback, { params: { id } });
