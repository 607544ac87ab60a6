import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { entrances, serving, textsName } from './chunk-groups.mts';
import { linksOf, linksOfNamed } from './preload.mts';
import type * as Tokens from './ui/tokens-css';

const at = (path: string): string => resolve(import.meta.dirname, path);
const locales = (): string[] =>
  readdirSync(at('features/catalogue/locales')).map((file) => file.replace('.json', ''));
type Texts = { home: { title: string; lead: string }; results: { title: string }; search: { label: string } };
const textsOf = (locale: string): Texts =>
  JSON.parse(readFileSync(at(`features/catalogue/locales/${locale}.json`), 'utf8')) as Texts;

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const framed = (main: string): string =>
  `<div class="begin" aria-hidden="true" aria-busy="true"><div class="begin-top">{brand}</div>${main}</div>`;

/** Where a visit begins, as far as the first screen is known before anything is asked. */
type Begun = 'home' | 'results' | 'diag' | 'other';

/** A first screen without what works: what replaces it stands in the same places. */
function beginning(locale: string): Record<Begun, string> {
  const { home, results, search } = textsOf(locale);
  const title = (words: string): string => `<p class="begin-title">${escape(words)}</p>`;
  const field = `<div><p class="begin-label">${escape(search.label)}</p><i></i><i></i></div>`;
  const hero = `<div class="begin-hero">${title(home.title)}<p>${escape(home.lead)}</p>${field}</div>`;
  return {
    home: framed(`<div class="begin-home">{banner}${hero}</div>`),
    results: framed(`<div class="begin-column">${title(results.title)}${field}</div>`),
    diag: framed('<div class="begin-column begin-ask"><p class="begin-title">{question}</p></div>'),
    other: framed('<div class="begin-home">{banner}</div>'),
  };
}

const tokens = async (): Promise<typeof Tokens> =>
  (await runnerImport<typeof Tokens>(at('ui/tokens-css.ts'))).module;

/** What a visit loads at once beyond its first screen, by where it begins. */
function linksByPage(bundle: Rolldown.OutputBundle): Record<Begun, string> {
  const asks = (...modules: RegExp[]): string => linksOf(bundle, [serving, ...modules]);
  return {
    home: '',
    results: asks(entrances.results),
    diag: asks(entrances.diag),
    other: asks(),
  };
}

const sheets = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The first paint comes from the page itself: tokens and the rules of the first screen inside it, the style sheets
 * below what needs none of them. The server fills in the client (`begin.json`).
 */
export function begin(): Plugin {
  return {
    name: 'begin',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { tokensCss, systemDarkCss } = await tokens();
        const links = html.match(sheets) ?? [];
        const rules = readFileSync(at('public/begin.css'), 'utf8').replace(/\s+/g, ' ');
        const style = `<style id="reprise-tokens">${tokensCss}\n${systemDarkCss}</style><style>${rules}</style>`;
        return html
          .replace(sheets, '')
          .replace('</title>', () => `</title>${style}`)
          .replace('</body>', () => `${links.join('')}</body>`);
      },
    },
    generateBundle(_options, bundle) {
      const each = <T,>(of: (locale: string) => T): Record<string, T> =>
        Object.fromEntries(locales().map((locale) => [locale, of(locale)]));
      const texts = each((locale) => linksOfNamed(bundle, textsName(locale)));
      const source = JSON.stringify({ screens: each(beginning), texts, links: linksByPage(bundle) });
      this.emitFile({ type: 'asset', fileName: 'begin.json', source });
    },
  };
}
