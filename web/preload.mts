import { always } from './chunk-groups.mts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const font = /inter-latin-wght-normal[^/]*\.woff2$/;

/** Some chunks, with all that they import outright. */
function withImports(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
): readonly string[] {
  const found = new Set(roots.map(({ fileName }) => fileName));
  for (const file of found) {
    const part = bundle[file];
    if (part?.type === 'chunk') part.imports.forEach((each) => found.add(each));
  }
  return [...found];
}

const rootsOf = (
  bundle: Rolldown.OutputBundle,
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((part) => (part.type === 'chunk' && isRoot(part) ? [part] : []));

/** The chunks of some modules, with all that they import outright. */
export const chunksOf = (bundle: Rolldown.OutputBundle, modules = always): readonly string[] =>
  withImports(
    bundle,
    rootsOf(bundle, ({ moduleIds }) => moduleIds.some((id) => modules.test(id))),
  );

function sheetsOf(bundle: Rolldown.OutputBundle, chunks: readonly string[]): readonly string[] {
  const sheets = chunks.flatMap((file) => {
    const part = bundle[file];
    return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(sheets)];
}

type Attrs = Record<string, string | boolean>;
const script = (file: string): Attrs => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` });
const sheet = (file: string): Attrs => ({ rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` });

const htmlOf = (attrs: Attrs): string =>
  `<link ${Object.entries(attrs)
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    .join(' ')}>`;

/** Links to what some modules need beyond the first screen, as HTML. */
export function linksOf(bundle: Rolldown.OutputBundle, modules: readonly RegExp[]): string {
  const first = chunksOf(bundle);
  const known = new Set([...first, ...sheetsOf(bundle, first)]);
  const chunks = [...new Set(modules.flatMap((each) => chunksOf(bundle, each)))];
  const isNew = (file: string): boolean => !known.has(file);
  const links = [...chunks.filter(isNew).map(script), ...sheetsOf(bundle, chunks).filter(isNew).map(sheet)];
  return links.map(htmlOf).join('');
}

/** Links to the chunk of a name that it was given, as HTML. */
export const linksOfNamed = (bundle: Rolldown.OutputBundle, name: string): string =>
  rootsOf(bundle, (chunk) => chunk.name === name)
    .map(({ fileName }) => htmlOf(script(fileName)))
    .join('');

const tag = (attrs: Attrs): HtmlTagDescriptor => ({ tag: 'link', injectTo: 'head', attrs });

/** A type of the same measures is shown until it comes: what runs goes first. */
const fontLink = (file: string): Attrs => ({
  ...{ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low' },
  ...{ crossorigin: true, href: `/${file}` },
});

/** The page names what every first screen needs, so that nothing waits to be discovered step by step. */
export function preload(): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const isNew = (file: string): boolean => !html.includes(file);
        const chunks = chunksOf(bundle);
        return [
          ...chunks.filter(isNew).map(script),
          ...sheetsOf(bundle, chunks).filter(isNew).map(sheet),
          ...Object.keys(bundle)
            .filter((file) => font.test(file))
            .map(fontLink),
        ].map(tag);
      },
    },
  };
}
