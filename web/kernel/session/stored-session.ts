import { moduleTypeSchema } from '@reprise/contracts/permissions';
import { z } from 'zod';
import { begunKeys, type KeyValue, sessionKeys, storageKeys } from '../storage';
import type { SessionOpened, SessionState } from './session.slice';
import { authenticatedUserSchema, organisationDetailsSchema } from './session.types';

const storedSchema = authenticatedUserSchema.extend({
  apiToken: z.string(),
  refreshToken: z.string().nullish(),
  currentModule: moduleTypeSchema.nullish(),
});

/**
 * Stores the session as defined by the specification: the user with its `apiToken`, and the organisation's settings.
 */
export function storeSession(storage: KeyValue, session: SessionState): void {
  if (!session.user || !session.token) return;
  const { token: apiToken, refreshToken, module: currentModule } = session;
  storage.write(storageKeys.user, { ...session.user, apiToken, refreshToken, currentModule });
  storage.write(storageKeys.organisationDetails, session.details ?? null);
  storage.write(storageKeys.premiumFeatures, session.premiumFeatures);
}

/** The session of an earlier visit; null if there is none or it is unreadable. */
export function storedSession(storage: KeyValue): SessionOpened | null {
  const stored = storedSchema.safeParse(storage.read(storageKeys.user));
  if (!stored.success) return null;
  const { apiToken: token, refreshToken, currentModule, ...user } = stored.data;
  const details = organisationDetailsSchema.safeParse(storage.read(storageKeys.organisationDetails));
  const features = z.array(z.string()).safeParse(storage.read(storageKeys.premiumFeatures));
  return {
    token,
    refreshToken: refreshToken ?? undefined,
    module: currentModule ?? undefined,
    user,
    ...(details.success ? { details: details.data } : {}),
    premiumFeatures: features.data ?? [],
  };
}

/** Whether another person has logged in meanwhile, in another tab: what is stored is not of this session. */
export function isOfAnother(storage: KeyValue, { user }: SessionState): boolean {
  const stored = storedSession(storage)?.user;
  return stored !== undefined && stored.id !== user?.id;
}

/** After a log-out nothing of the session is left. */
export function forgetSession(storage: KeyValue, session: SessionState): void {
  if (isOfAnother(storage, session)) return;
  for (const key of [...sessionKeys, ...begunKeys]) storage.remove(key);
}

const ownerOf = ({ user }: SessionState): string => `${user?.id} ${user?.currentOrganization?.id}`;

/**
 * A session that ended by itself: what was begun in it waits for the same person in the same place.
 * @returns how it is closed
 */
export function lapseSession(storage: KeyValue, session: SessionState): 'lapsed' | undefined {
  if (isOfAnother(storage, session)) return undefined;
  sessionKeys.forEach((key) => storage.remove(key));
  storage.write(storageKeys.lapsed, ownerOf(session));
  return 'lapsed';
}

/** Whether somebody comes to what another has begun, which is gone then. Asked once. */
export function replacesAnother(storage: KeyValue, session: SessionState): boolean {
  const owner = storage.read(storageKeys.lapsed);
  storage.remove(storageKeys.lapsed);
  const another = owner !== null && owner !== ownerOf(session);
  if (another) begunKeys.forEach((key) => storage.remove(key));
  return another;
}
