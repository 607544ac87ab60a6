import { brandElement, siteElement, type SiteInPage } from '@reprise/contracts/configuration';
import { defaultLocale, spokenLocale, type Locale } from '@reprise/contracts/kernel';
import { languagesIn } from '@reprise/kernel/http';

/** Where a visit begins; the build draws each of them. */
type Begun = 'home' | 'results' | 'diag' | 'other';
export type Beginnings = {
  /** What the build has drawn of the first screen. */
  readonly screens: Record<Locale, Record<Begun, string>>;
  /** What a language's texts come in. */
  readonly texts: Record<Locale, string>;
  /** What the page loads at once, too. */
  readonly links: Record<Begun, string>;
};

type Asked = {
  readonly site: SiteInPage;
  readonly path: string;
  readonly languages: string | undefined;
  /** The first one about the product, in the language that it is asked in. */
  readonly question?: ((locale: Locale) => string | undefined) | undefined;
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Inside a script element only `<` could end it, or begin a comment. */
const asData = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');
const isColour = /^#[0-9a-f]{3,8}$/i;

const dataElement = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${asData(value)}</script>`;

const brandOf = ({ name, logo }: SiteInPage['account']): string =>
  logo ? `<img src="${escape(logo)}" alt="">` : `<span></span>${escape(name)}`;

function bannerOf({ details, homePage }: SiteInPage): string {
  const banner = homePage ? homePage.banner : details.banner;
  return banner ? `<img src="${escape(banner.url)}" alt="">` : '';
}

const newDiagnosis = /^\/diag\/(?<id>[\w-]+)(?:\/[^/?]*)?(?:\?step=question-1)?$/;
/** The product that an address begins to ask about; nothing where the visitor is further on. */
export const askedProduct = (url: string): string | undefined => newDiagnosis.exec(url)?.groups?.['id'];

export const isHome = (path: string): boolean => path === '/';
function begunAt(path: string): Begun {
  if (isHome(path)) return 'home';
  if (path === '/results') return 'results';
  return path.startsWith('/diag/') ? 'diag' : 'other';
}

/** The built page with the client's name, logo, colour and first screen in it, and what the app begins with as data. */
export function sitePage(
  page: string,
  { screens, texts, links }: Beginnings,
  { site, path, languages, question }: Asked,
): string {
  const locale = spokenLocale(languagesIn(languages)) ?? defaultLocale;
  const { mainColor, name } = site.account;
  const colour = mainColor && isColour.test(mainColor) ? ` style="--primary:${mainColor}"` : '';
  const begun = begunAt(path);
  const begin = screens[locale][begun === 'home' && site.homePage ? 'other' : begun]
    .replace('{brand}', () => brandOf(site.account))
    .replace('{question}', () => escape(question?.(locale) ?? ''))
    .replace('{banner}', () => (begun === 'home' ? bannerOf(site) : ''));
  const data = dataElement(siteElement, site);
  return page
    .replace(/<html lang="[^"]*">/, () => `<html lang="${locale}"${colour}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
    .replace('</head>', () => `${texts[locale]}${links[begun]}</head>`)
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
