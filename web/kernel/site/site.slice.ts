import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WhiteLabelConfig } from '@reprise/contracts/configuration';
import type { AccountSummary, PublicOrganisation } from '@reprise/contracts/organisation';

/** `organisation`: public data of the site's organisation (customer journey §7, `ord`). */
type Opened = { config: WhiteLabelConfig; organisation: PublicOrganisation; account: AccountSummary };

/** The public app's data about the client whose site it is. */
export type SiteState = { status: 'loading' | 'unavailable' } | ({ status: 'open' } & Opened);
const loading = { status: 'loading' } as SiteState;

export const siteSlice = createSlice({
  name: 'site',
  initialState: loading,
  reducers: {
    siteRequested: () => loading,
    siteOpened: (_state, { payload }: PayloadAction<Opened>): SiteState => ({ status: 'open', ...payload }),
    siteRefused: (): SiteState => ({ status: 'unavailable' }),
  },
});
export const { siteRequested, siteOpened, siteRefused } = siteSlice.actions;
type WithSite = { site: SiteState };
export const selectSite = (state: WithSite): SiteState => state.site;
export const selectOrganisation = ({ site }: WithSite): PublicOrganisation | undefined =>
  site.status === 'open' ? site.organisation : undefined;
export const selectAccount = ({ site }: WithSite): Opened['account'] | undefined =>
  site.status === 'open' ? site.account : undefined;
