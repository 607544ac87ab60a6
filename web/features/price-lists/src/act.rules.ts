import type { PriceListRow } from '@reprise/contracts/price-lists';

export type Act = 'publish' | 'schedule' | 'unschedule' | 'cancel' | 'roll-back';

/** What may be done in a status; the server refuses everything else. */
export function actsOf(status: PriceListRow['status']): readonly Act[] {
  switch (status) {
    case 'draft':
      return ['publish', 'schedule', 'cancel'];
    case 'scheduled':
      return ['publish', 'unschedule', 'cancel'];
    case 'published':
      return ['roll-back'];
    case 'publishing':
    case 'rolling_back':
    case 'rolled_back':
    case 'cancelled':
      return [];
  }
}
