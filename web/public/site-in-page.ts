import { siteElement, type SiteInPage } from '@reprise/contracts/configuration';
import { visitStarted } from '../kernel/session';
import { siteOpened } from '../kernel/site';
import type { AppStore } from '../kernel/store';

/** Opens the site that the server has written into the page, if it has. */
export function openSiteInPage(document: Document, store: AppStore): void {
  const text = document.getElementById(siteElement)?.textContent;
  if (!text) return;
  // Written by the server that sent the page, from what it validated when it was saved.
  const { details, ...site } = JSON.parse(text) as SiteInPage;
  store.dispatch(visitStarted(details));
  store.dispatch(siteOpened({ ...site, textsFollow: true }));
}
