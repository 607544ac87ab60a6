import type { SiteInPage } from '@reprise/contracts/configuration';
import { askedProduct, dashboardPage, sitePage } from './site-page';

const built =
  '<!doctype html><html lang="fr"><head><title>Reprise</title></head><body><div id="root"></div><link></body></html>';
const of = (language: string) => ({
  home: `<div>${language}{brand}<p>title</p>{banner}</div>`,
  results: `<div>${language}{brand}<p>results</p></div>`,
  diag: '<div>{brand}<h6>{question}</h6></div>',
  other: '<div>{brand}{banner}</div>',
});
const links = { home: '', results: '<link href="/found.js">', diag: '', other: '<link href="/states.js">' };
const texts = { 'fr-FR': '<link href="/fr.js">', 'en-GB': '<link href="/en.js">', 'nl-BE': '', 'de-DE': '' };
const screens = { 'fr-FR': of('fr'), 'en-GB': of('en'), 'nl-BE': of('nl'), 'de-DE': of('de') };
const beginnings = { screens, texts, links };
const account = { id: 'a', name: 'Shop', mainColor: '#aa3300', logo: null };
const site = (over: object = {}): SiteInPage =>
  ({ account, config: {}, organisation: {}, details: { banner: null }, homePage: null, ...over }) as never;
const page = (of: SiteInPage, path = '/', languages: string | undefined = undefined): string =>
  sitePage(built, beginnings, { site: of, path, languages });

describe('the page of a site', () => {
  it('begins with the client’s name, colour and first screen in the visitor’s language', () => {
    const html = page(site(), '/', 'en-US,en;q=0.9,fr;q=0.8');
    expect(html).toContain('<html lang="en-GB" style="--primary:#aa3300">');
    expect(html).toContain('<title>Shop</title>');
    expect(html).toContain('<div id="root"><div>en<span></span>Shop<p>title</p></div></div>');
    expect(page(site())).toContain('<html lang="fr-FR"');
  });
  it('carries what the app begins with, which reads it back unchanged', () => {
    const hostile = site({ account: { ...account, name: '</script><script>alert(1)</script><!--' } });
    const html = page(hostile);
    const [, data = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual(hostile);
    expect(html.match(/<script/g)).toHaveLength(1);
  });
  it('shows a name, a logo and a colour as they are written, and never as mark-up', () => {
    const over = { name: '<b>$& "Shop"', logo: 'https://x.test/a.png"onload="x', mainColor: 'red;}</style>' };
    const html = page(site({ account: { ...account, ...over } }));
    expect(html).toContain('<title>&#60;b&#62;$&#38; &#34;Shop&#34;</title>');
    expect(html).toContain('<img src="https://x.test/a.png&#34;onload=&#34;x" alt="">');
    expect(html).toContain('<html lang="fr-FR">');
  });
  it('names what calls the server on every page but the home page, which does not wait for it', () => {
    expect(page(site(), '/stores')).toContain('href="/states.js"></head>');
    expect(page(site())).not.toContain('states.js');
  });

  it('names the texts of the visitor’s language, and what the page is made of', () => {
    expect(page(site(), '/results', 'en')).toContain('<link href="/en.js"><link href="/found.js"></head>');
    expect(page(site())).toContain('<link href="/fr.js"></head>');
  });

  it('begins with the results’ heading on their page, whatever the client’s home page is', () => {
    for (const homePage of [null, undefined, { banner: null }]) {
      expect(page(site({ homePage }), '/results')).toContain('<p>results</p>');
      expect(page(site({ homePage }), '/diag/1/phone')).not.toContain('<p>');
    }
  });
  it('shows the banner of the home page there only, and no standard page where the client has made one', () => {
    const banner = { url: '/files/b.png', alt: '' };
    const withBanner = site({ details: { banner } });
    expect(page(withBanner)).toContain('<img src="/files/b.png" alt="">');
    expect(page(withBanner, '/stores')).not.toContain('/files/b.png" alt');
    expect(page(site({ homePage: { banner: null } }))).not.toContain('<p>title</p>');
  });
});

describe('the first question about a product', () => {
  it('is drawn for who begins with it, and for nobody who is further on', () => {
    for (const url of ['/diag/7', '/diag/7/phone', '/diag/7/phone?step=question-1'])
      expect(askedProduct(url)).toBe('7');
    for (const url of ['/diag/7/phone?step=question-2', '/diag/7/phone/line-1', '/diag/', '/results?q=7'])
      expect(askedProduct(url)).toBeUndefined();
  });

  it('is asked in the visitor’s language, as it is written', () => {
    const question = (locale: string) => `<b>${locale}?`;
    const html = sitePage(built, beginnings, { site: site(), path: '/diag/7', languages: 'nl', question });
    expect(html).toContain('<h6>&#60;b&#62;nl-BE?</h6>');
  });
});

describe('the page of the dashboard on a client’s own host name', () => {
  const dashboard =
    '<head><link\n rel="icon"\n href="ours" /><title>Reprise</title></head><body><div id="root"></div></body>';
  it('has the client’s name, icon and brand, and nothing else of the account', () => {
    const html = dashboardPage(dashboard, { ...account, favicon: '/f"x', emailDPO: 'dpo@x.test' } as never);
    expect(html).toContain('<link rel="icon" href="/f&#34;x" /><title>Shop</title>');
    expect(html).toContain(
      '<script type="application/json" id="brand">{"name":"Shop","logo":null,"favicon":"/f\\"x","mainColor":"#aa3300"}</script></body>',
    );
  });
  it('keeps our icon where there is none, and ends in no script that a name could begin', () => {
    const html = dashboardPage(dashboard, { ...account, name: '</script><script>alert(1)' } as never);
    expect(html).toContain('href="ours"');
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});
