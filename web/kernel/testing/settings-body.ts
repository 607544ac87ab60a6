import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';

const at = '2026-01-05T09:00:00.000Z';
/** The fields of every document in a reply besides its own. */
export const frame = (id: string) => ({ id, accountId: 'a1', revision: 1, createdAt: at, updatedAt: at });

/** An account's settings as returned by the server. */
export const settingsBody = (over: object = {}) => ({
  ...organisationRootDetailInputSchema.parse(over),
  ...frame('s1'),
});
