import { moduleTypeSchema } from '@reprise/contracts/permissions';
import { z } from 'zod';
import { type KeyValue, sessionKeys, storageKeys } from '../storage';
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

export const forgetSession = (storage: KeyValue): void => sessionKeys.forEach((key) => storage.remove(key));
