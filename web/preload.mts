import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What every visit of the public app loads right after its entry: the frame and the home page. */
const always = /web[\\/](public[\\/]shell[\\/]frame|features[\\/]catalogue[\\/]src[\\/]home\.page)\.tsx$/;
const font = /inter-latin-wght-normal[^/]*\.woff2$/;

/** The chunks of some modules, with all that they import outright. */
export function chunksOf(bundle: Rolldown.OutputBundle, modules = always): readonly string[] {
  const roots = Object.values(bundle).filter(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => modules.test(id)),
  );
  const found = new Set(roots.map(({ fileName }) => fileName));
  for (const file of found) {
    const part = bundle[file];
    if (part?.type === 'chunk') part.imports.forEach((each) => found.add(each));
  }
  return [...found];
}

function sheetsOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const sheets = chunksOf(bundle).flatMap((file) => {
    const part = bundle[file];
    return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(sheets)];
}

const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  ...{ tag: 'link', injectTo: 'head' },
  attrs: { ...attrs, crossorigin: true },
});

/** The page names what every first screen needs, so that nothing waits to be discovered step by step. */
export function preload(): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        ...Object.keys(bundle)
          .filter((file) => font.test(file))
          .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
        ...chunksOf(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...sheetsOf(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
      ],
    },
  };
}
