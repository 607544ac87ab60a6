import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { whiteLabelConfigSchema } from '@reprise/contracts/configuration';
import { z } from 'zod';
import { accountSchema } from '../session/session.types';

/** `ord`: the organisation's public details (customer and store §7); what the public app shows of them. */
export const organisationDetailsSchema = z.looseObject({
  eula: z.string().nullish(),
  serviceTerms: z.string().nullish(),
  faqAndContact: z.string().nullish(),
  buybackZeroDescription: z.string().nullish(),
  noSearchResultDescription: z.string().nullish(),
  packingInstructions: z.string().nullish(),
  enabledPremiumFeatures: z.array(z.string()).nullish(),
  categoryNavigationEnabled: z.boolean().nullish(),
  customerIdentityDocumentRequired: z.boolean().nullish(),
  cartMinValue: z.number().nullish(),
});
export type OrganisationDetails = z.infer<typeof organisationDetailsSchema>;
export const webTokenReplySchema = z.object({
  token: z.string(),
  ord: organisationDetailsSchema,
  account: accountSchema,
});
export const siteConfigSchema = z.looseObject(whiteLabelConfigSchema.shape);
type Opened = {
  config: z.infer<typeof siteConfigSchema>;
  organisation: OrganisationDetails;
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
export const selectOrganisation = ({ site }: WithSite): OrganisationDetails | undefined =>
  site.status === 'open' ? site.organisation : undefined;
export const selectAccount = ({ site }: WithSite): Opened['account'] | undefined =>
  site.status === 'open' ? site.account : undefined;
