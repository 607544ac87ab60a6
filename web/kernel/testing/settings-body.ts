import { organisationRootDetailInputSchema } from '@reprise/contracts/configuration';

const at = '2026-01-05T09:00:00.000Z';
/** What every document of a reply has beside its own fields. */
export const frame = (id: string) => ({ id, accountId: 'a1', revision: 1, createdAt: at, updatedAt: at });

/** An account's settings as the server answers them. */
export const settingsBody = (over: object = {}) => ({
  ...organisationRootDetailInputSchema.parse(over),
  ...frame('s1'),
});
