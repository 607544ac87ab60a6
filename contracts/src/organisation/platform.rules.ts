import { accountSummarySchema, type AccountSummary } from './account.rows';

/** Stands where an account's id does for what belongs to no tenant: operators, and their sessions outside any client. */
export const platform = 'platform';

/** What an operator's session shows as its account while he is in none. */
export const platformSummary: AccountSummary = accountSummarySchema.parse({
  id: platform,
  name: 'Reprise',
  isRetailer: false,
});
