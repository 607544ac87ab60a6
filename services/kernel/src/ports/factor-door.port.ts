import type { Session } from './session.port';

/** Says whether the person behind a session has lately shown a second factor. Implemented by the identity module. */
export interface FactorDoor {
  /** `none`: the person has no second factor. */
  standing(session: Session): Promise<'fresh' | 'stale' | 'none'>;
}
