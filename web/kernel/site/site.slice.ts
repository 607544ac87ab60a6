import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { whiteLabelConfigSchema } from '@reprise/contracts/configuration';
import { z } from 'zod';
import { accountSchema } from '../session/session.types';

/** `ord`: public data of the organisation whose site it is (customer and store §7). */
export const siteOrganisationSchema = z.looseObject({ id: z.string(), commonName: z.string().nullish() });
export type SiteOrganisation = z.infer<typeof siteOrganisationSchema>;
export const webTokenReplySchema = z.object({
  token: z.string(),
  ord: siteOrganisationSchema,
  account: accountSchema,
});
export const siteConfigSchema = z.looseObject(whiteLabelConfigSchema.shape);
type Opened = {
  config: z.infer<typeof siteConfigSchema>;
  organisation: SiteOrganisation;
  account: z.infer<typeof accountSchema>;
};

/** What the public app knows of the client whose site it is. */
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
export const selectOrganisation = ({ site }: WithSite): SiteOrganisation | undefined =>
  site.status === 'open' ? site.organisation : undefined;
export const selectAccount = ({ site }: WithSite): Opened['account'] | undefined =>
  site.status === 'open' ? site.account : undefined;
