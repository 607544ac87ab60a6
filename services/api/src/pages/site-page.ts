import { brandElement, siteElement, type SiteInPage } from '@reprise/contracts/configuration';
import { defaultLocale, spokenLocale, type Locale } from '@reprise/contracts/kernel';

export type Beginnings = {
  /** What the build has drawn of the first screen: of the standard home page, and of any other. */
  readonly screens: Record<Locale, { readonly home: string; readonly other: string }>;
  /** What any page but the home page loads at once, too. */
  readonly links: string;
};
type Asked = { readonly site: SiteInPage; readonly isHome: boolean; readonly languages: string | undefined };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Inside a script element only `<` could end it, or begin a comment. */
const asData = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');
const isColour = /^#[0-9a-f]{3,8}$/i;

/** `fr-CH, fr;q=0.9` → its languages; browsers name the dearest first. */
const languagesOf = (header = ''): string[] =>
  header.split(',').map((part) => part.split(';')[0]?.trim() ?? '');

const dataElement = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${asData(value)}</script>`;

const brandOf = ({ name, logo }: SiteInPage['account']): string =>
  logo ? `<img src="${escape(logo)}" alt="">` : `<span></span>${escape(name)}`;

function bannerOf({ details, homePage }: SiteInPage): string {
  const banner = homePage ? homePage.banner : details.banner;
  return banner ? `<img src="${escape(banner.url)}" alt="">` : '';
}

/** The built page with the client's name, logo, colour and first screen in it, and what the app begins with as data. */
export function sitePage(
  page: string,
  { screens, links }: Beginnings,
  { site, isHome, languages }: Asked,
): string {
  const locale = spokenLocale(languagesOf(languages)) ?? defaultLocale;
  const { mainColor, name } = site.account;
  const colour = mainColor && isColour.test(mainColor) ? ` style="--primary:${mainColor}"` : '';
  const { home, other } = screens[locale];
  const begin = (isHome && site.homePage === null ? home : other)
    .replace('{brand}', () => brandOf(site.account))
    .replace('{banner}', () => (isHome ? bannerOf(site) : ''));
  const data = dataElement(siteElement, site);
  return page
    .replace(/<html lang="[^"]*">/, () => `<html lang="${locale}"${colour}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
    .replace('</head>', () => `${isHome ? '' : links}</head>`)
    .replace(/<div id="root">.*<\/div>\s*(?=<)/s, () => `<div id="root">${begin}</div>${data}`);
}

/** The dashboard's page on a client's own host name: what is shown before anybody has logged in is the client's, too. */
export function dashboardPage(page: string, account: SiteInPage['account']): string {
  const { name, logo, favicon, mainColor } = account;
  const icon = favicon ? `<link rel="icon" href="${escape(favicon)}" />` : undefined;
  const data = dataElement(brandElement, { name, logo, favicon, mainColor });
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
    .replace(/<link\s+rel="icon"[^>]*>/, (ours) => icon ?? ours)
    .replace('</body>', () => `${data}</body>`);
}
