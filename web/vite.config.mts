import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { begin } from './begin.mts';
import { dashboardGroups, publicGroups } from './chunk-groups.mts';
import { firstLoad, notLoadedFirst } from './first-load.mts';
import { precompress } from './precompress.mts';
import { preload } from './preload.mts';

const api = process.env.REPRISE_API ?? 'http://localhost:3000';

/** The dashboard is its own page: its deep links fall back to it, not to the public app. */
const dashboardFallback: Plugin = {
  name: 'dashboard-fallback',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') ?? false;
      if (isPage && request.url?.startsWith('/dashboard')) request.url = '/dashboard/index.html';
      next();
    });
  },
};

const pages = {
  public: resolve(import.meta.dirname, 'index.html'),
  dashboard: resolve(import.meta.dirname, 'dashboard/index.html'),
};
/** Bytes after gzip (experience: "initial JavaScript ≤ 150 kB gzip"). */
const limits = { public: 150_000, dashboard: 340_000 };
const isPage = (mode: string): mode is keyof typeof pages => mode in pages;

const react19 = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;
// Without the toolkit's query part: it comes with the first page that reads from the server, after the first screen.
const state =
  /node_modules[\\/](@reduxjs(?![\\/]toolkit[\\/]dist[\\/]query)|redux|redux-saga|@redux-saga|react-redux|immer|reselect|i18next|react-i18next|use-sync-external-store)[\\/]/;
const antd = /node_modules[\\/](antd|@ant-design|@rc-component|dayjs)[\\/]/;

// Each app is a build of its own (`--mode public`, then `--mode dashboard`): what only the dashboard takes of a library
// would otherwise lie in the chunk that both share, and be part of a visitor's first load.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // `public/` is the source of the public app, not a folder of files to copy.
  publicDir: false,
  plugins: [
    react(),
    dashboardFallback,
    precompress(),
    preload(),
    mode === 'public' && begin(),
    notLoadedFirst(),
    isPage(mode) && firstLoad(limits[mode]),
  ],
  resolve: {
    conditions: ['@reprise/source', ...defaultClientConditions],
    // The other entry is for Node: it brings a second copy of what its texts are made with.
    alias: [{ find: /^antd\/locale\//, replacement: 'antd/es/locale/' }],
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: mode !== 'dashboard',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: isPage(mode) ? { [mode]: pages[mode] } : pages,
      output: {
        // Every route's list of chunks is in the entry: a name made of all pages that share a chunk is long.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: react19, priority: 9 },
            { name: 'state', test: state, priority: 8 },
            // In parts: a page loads the components that it shows, and the log-in page few of them.
            { name: 'antd', test: antd, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
            ...(mode === 'public' ? publicGroups : dashboardGroups),
          ],
        },
      },
    },
  },
}));
