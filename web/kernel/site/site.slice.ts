import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HomePageInput, WhiteLabelConfig } from '@reprise/contracts/configuration';
import type { AccountSummary, PublicOrganisation } from '@reprise/contracts/organisation';

/** `organisation`: public data of the site's organisation (customer journey §7, `ord`). */
type Opened = {
  config: WhiteLabelConfig;
  organisation: PublicOrganisation;
  account: AccountSummary;
  /** `null`: the standard page. Absent if nobody has said so yet. */
  homePage?: HomePageInput | null;
  /** The page left out the long texts; they follow. */
  textsFollow?: boolean;
};

/** The public app's data about the client whose site it is. */
export type SiteState = { status: 'loading' | 'unavailable' } | ({ status: 'open' } & Opened);
const loading = { status: 'loading' } as SiteState;

export const siteSlice = createSlice({
  name: 'site',
  initialState: loading,
  reducers: {
    siteRequested: (state) => (state.status === 'open' ? state : loading),
    siteOpened: (_state, { payload }: PayloadAction<Opened>): SiteState => ({ status: 'open', ...payload }),
    siteRefused: (): SiteState => ({ status: 'unavailable' }),
    textsArrived: (state, { payload }: PayloadAction<WhiteLabelConfig>) =>
      state.status === 'open' ? { ...state, config: payload, textsFollow: false } : state,
  },
});
export const { siteRequested, siteOpened, siteRefused, textsArrived } = siteSlice.actions;
type WithSite = { site: SiteState };
export const selectSite = (state: WithSite): SiteState => state.site;
export const selectOrganisation = ({ site }: WithSite): PublicOrganisation | undefined =>
  site.status === 'open' ? site.organisation : undefined;
export const selectAccount = ({ site }: WithSite): Opened['account'] | undefined =>
  site.status === 'open' ? site.account : undefined;
export const selectTextsFollow = ({ site }: WithSite): boolean =>
  site.status === 'open' && site.textsFollow === true;
