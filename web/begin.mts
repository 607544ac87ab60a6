import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { chunksOf } from './preload.mts';
import type * as Tokens from './ui/tokens-css';

const at = (path: string): string => resolve(import.meta.dirname, path);
const locales = (): string[] =>
  readdirSync(at('features/catalogue/locales')).map((file) => file.replace('.json', ''));
type HomeTexts = { home: { title: string; lead: string }; search: { label: string } };
const textsOf = (locale: string): HomeTexts =>
  JSON.parse(readFileSync(at(`features/catalogue/locales/${locale}.json`), 'utf8')) as HomeTexts;

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const framed = (main: string): string =>
  `<div class="begin" aria-hidden="true" aria-busy="true"><div class="begin-top">{brand}</div>${main}</div>`;

/** The home page's first screen without what works: what replaces it stands in the same places. */
function beginning(locale: string): { home: string; other: string } {
  const { home, search } = textsOf(locale);
  const words = `<p class="begin-title">${escape(home.title)}</p><p>${escape(home.lead)}</p>`;
  const field = `<div><p class="begin-label">${escape(search.label)}</p><i></i><i></i></div>`;
  return {
    home: framed(`<div class="begin-home">{banner}<div class="begin-hero">${words}${field}</div></div>`),
    other: framed('<div class="begin-home">{banner}</div>'),
  };
}

const tokens = async (): Promise<typeof Tokens> =>
  (await runnerImport<typeof Tokens>(at('ui/tokens-css.ts'))).module;

/** What calls the server: the home page is shown before it comes, any other page waits for it. */
const serving =
  /web[\\/](kernel[\\/]site[\\/]site\.saga|features[\\/]\w+[\\/]src[\\/](wizard|catalogue)\.state)\.ts$/;
function servingLinks(bundle: Rolldown.OutputBundle): string {
  const first = new Set(chunksOf(bundle));
  const links = chunksOf(bundle, serving).filter((file) => !first.has(file));
  return links.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
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
      const screens = Object.fromEntries(locales().map((locale) => [locale, beginning(locale)]));
      const source = JSON.stringify({ screens, links: servingLinks(bundle) });
      this.emitFile({ type: 'asset', fileName: 'begin.json', source });
    },
  };
}
