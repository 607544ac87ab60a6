import type { TagProps } from '../../../ui/tag';
import type { TrackingState } from './tracking-state.rules';

type Look = Pick<TagProps, 'family' | 'icon'>;
const yours: Look = { family: 'amber', icon: 'alert' };
const ours: Look = { family: 'violet', icon: 'search' };
const waits: Look = { family: 'grey', icon: 'clock' };
const moves: Look = { family: 'blue', icon: 'truck' };
const good: Look = { family: 'green', icon: 'check-circle' };

/** Amber is what waits for the customer. */
export const stateLooks: Readonly<Record<TrackingState, Look>> = {
  bring: { ...yours, icon: 'store' },
  'label-coming': waits,
  send: { ...yours, icon: 'box' },
  collect: { ...yours, icon: 'truck' },
  renew: { ...yours, icon: 'clock' },
  'handed-over': waits,
  'on-its-way': moves,
  checking: ours,
  decide: yours,
  'payment-coming': { ...good, icon: 'clock' },
  'payment-late': waits,
  paid: good,
  done: good,
  'not-sold': { family: 'grey', icon: 'info' },
  returning: { family: 'grey', icon: 'return' },
  'handed-back': { family: 'grey', icon: 'store' },
  cancelled: { family: 'grey', icon: 'ban' },
};
