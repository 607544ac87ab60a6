import { moduleTypeSchema } from '@reprise/contracts/permissions';
import { z } from 'zod';
import { type KeyValue, sessionKeys, storageKeys } from '../storage';
import type { SessionOpened, SessionState } from './session.slice';
import { authenticatedUserSchema } from './session.types';

const storedSchema = authenticatedUserSchema.extend({
  apiToken: z.string(),
  refreshToken: z.string().nullish(),
  currentModule: moduleTypeSchema.nullish(),
});

/** Keeps the session as the seeds name it: the user with its `apiToken`, the organisation beside it. */
export function storeSession(storage: KeyValue, session: SessionState): void {
  if (!session.user || !session.token) return;
  const { token: apiToken, refreshToken, module: currentModule } = session;
  storage.write(storageKeys.user, { ...session.user, apiToken, refreshToken, currentModule });
  storage.write(storageKeys.organisationDetails, session.user.currentOrganization ?? null);
  storage.write(storageKeys.premiumFeatures, session.premiumFeatures);
}

/** The session of an earlier visit; null when there is none or it cannot be read. */
export function storedSession(storage: KeyValue): SessionOpened | null {
  const stored = storedSchema.safeParse(storage.read(storageKeys.user));
  if (!stored.success) return null;
  const { apiToken: token, refreshToken, currentModule, ...user } = stored.data;
  const features = z.array(z.string()).safeParse(storage.read(storageKeys.premiumFeatures));
  return {
    token,
    refreshToken: refreshToken ?? undefined,
    module: currentModule ?? undefined,
    user,
    premiumFeatures: features.data ?? [],
  };
}

export const forgetSession = (storage: KeyValue): void => sessionKeys.forEach((key) => storage.remove(key));
