import { sessionRenewal } from './renew-session';
import { sessionSaga } from './session.saga';
import { storedSession } from './stored-session';

/** What the dashboard does with a session: keeps it, renews it, leaves it and switches. The public app loads none of it. */
export const keptSession = { saga: sessionSaga, stored: storedSession, renewal: sessionRenewal };
export type KeptSession = typeof keptSession;
