import type { AccountSummary, PublicOrganisation } from '../organisation';
import type { HomePageInput } from './home-page.document';
import type { OrganisationRootDetail, WhiteLabelConfig } from './settings.document';

/** What the page of a site carries with it, so that its first screen waits for no request. */
export type SiteInPage = {
  /** Without the policy's text: only its own page shows it, and asks for it. */
  readonly config: WhiteLabelConfig;
  readonly organisation: PublicOrganisation;
  readonly account: AccountSummary;
  /** Without the texts of law, for the same reason. */
  readonly details: OrganisationRootDetail;
  /** `null`: the account has the standard page. Absent beside any other page than that. */
  readonly homePage?: HomePageInput | null;
};

/** Id of the element that holds it, as JSON. */
export const siteElement = 'site';

/** What the dashboard's page carries on a client's own host name: how it looks before anybody has logged in. */
export type BrandInPage = Pick<AccountSummary, 'name' | 'logo' | 'favicon' | 'mainColor'>;
export const brandElement = 'brand';
