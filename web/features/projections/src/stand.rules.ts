import { workingRebuilds, type ConsumerRow, type RebuildState } from '@reprise/contracts/projections';
import type { Family } from '../../../ui/design.tokens';
import type { IconName } from '../../../ui/icon-paths';

export type Stand = 'failed' | 'error' | 'paused' | 'booting' | 'detached' | 'behind' | 'current';
type Look = { readonly family: Family; readonly icon: IconName };

export const standLooks: Readonly<Record<Stand, Look>> = {
  failed: { family: 'red', icon: 'cross-circle' },
  error: { family: 'amber', icon: 'alert' },
  paused: { family: 'grey', icon: 'pause' },
  booting: { family: 'grey', icon: 'clock' },
  detached: { family: 'red', icon: 'cross-circle' },
  behind: { family: 'blue', icon: 'clock' },
  current: { family: 'green', icon: 'check-circle' },
};

/** A reader that works and has nothing before it is what an operator hopes for. */
export function standOf({ state, lag }: Pick<ConsumerRow, 'state' | 'lag'>): Stand {
  if (state !== 'active') return state;
  return lag.events > 0 ? 'behind' : 'current';
}

export const isWorking = (state: RebuildState | undefined): boolean =>
  state !== undefined && workingRebuilds.includes(state);

export type ProjectionAct = 'rebuild' | 'switch' | 'abandon' | 'roll-back';

/** What may be done with a projection as it stands; the server judges again. */
export function actsOf({ projection }: Pick<ConsumerRow, 'projection'>): readonly ProjectionAct[] {
  const state = projection?.rebuild?.state;
  if (!projection || isWorking(state)) return [];
  if (state === 'compared') return ['abandon', 'switch'];
  return projection.previous === null ? ['rebuild'] : ['roll-back', 'rebuild'];
}

/** The readable part of a projection's name: `buyback_list_v1` → `buyback_list`. */
export const questionOf = (name: string): string => name.replace(/_v\d+$/, '');
