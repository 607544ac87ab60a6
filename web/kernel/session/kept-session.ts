import { factorAsker } from './ask-factor';
import { sessionRenewal } from './renew-session';
import { sessionSaga } from './session.saga';
import { storedSession } from './stored-session';

/** The dashboard's session handling: storing, renewing, leaving and switching. The public app loads none of it. */
export const keptSession = {
  saga: sessionSaga,
  stored: storedSession,
  renewal: sessionRenewal,
  asker: factorAsker,
};
export type KeptSession = typeof keptSession;
