import { brandElement, type BrandInPage } from '@reprise/contracts/configuration';

/** The client whose own host name this is; none on the platform's. */
export function brandInPage(page: Document = document): BrandInPage | undefined {
  const text = page.getElementById(brandElement)?.textContent;
  // Written by the server that sent the page, from what it validated when it was saved.
  return text ? (JSON.parse(text) as BrandInPage) : undefined;
}
