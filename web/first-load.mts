import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a page loads before it can run: its entry, and all that this imports outright. */
function loadedFirst(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  const entries = Object.values(bundle).filter((part) => part.type === 'chunk' && part.isEntry);
  entries.forEach(({ fileName }) => add(fileName));
  return [...found];
}

/**
 * What a page has loaded already needs no preload: without these names the lists that the entry keeps for each route
 * are much shorter.
 */
export function notLoadedFirst(): Plugin {
  let first = new Set<string>();
  const resolveDependencies = (
    _file: string,
    files: string[],
    { hostType }: { hostType: string },
  ): string[] => (hostType === 'html' ? files : files.filter((file) => !first.has(file)));
  return {
    name: 'not-loaded-first',
    apply: 'build',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    generateBundle(_options, bundle) {
      first = new Set(loadedFirst(bundle).map(({ fileName }) => fileName));
    },
  };
}

/** Ends the build when the first load's scripts outgrow their limit. @param limit bytes after gzip */
export function firstLoad(limit: number): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle: {
      // With the lists of what each route loads, which come last.
      order: 'post',
      handler(_options, bundle) {
        const parts = loadedFirst(bundle).map(({ fileName, code }) => ({
          fileName,
          size: gzipSync(code, { level: 9 }).length,
        }));
        const total = parts.reduce((sum, { size }) => sum + size, 0);
        if (total <= limit) return;
        const lines = parts
          .sort((a, b) => b.size - a.size)
          .map(({ fileName, size }) => `${size} ${fileName}`);
        this.error(`The first load is ${total} bytes of script, ${limit} at most:\n${lines.join('\n')}`);
      },
    },
  };
}
