import type { PriceListRow } from '@reprise/contracts/price-lists';

export const acts = ['publish', 'schedule', 'unschedule', 'cancel', 'roll-back'] as const;
export type Act = (typeof acts)[number];

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
