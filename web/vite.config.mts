import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.mts';

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

const react19 = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;
// Without the toolkit's query part: it comes with the first page that reads from the server, after the first screen.
const state =
  /node_modules[\\/](@reduxjs(?![\\/]toolkit[\\/]dist[\\/]query)|redux|redux-saga|@redux-saga|react-redux|immer|reselect|i18next|react-i18next|use-sync-external-store)[\\/]/;
const antd = /node_modules[\\/](antd|@ant-design|@rc-component|dayjs)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  // `public/` is the source of the public app, not a folder of files to copy.
  publicDir: false,
  plugins: [react(), dashboardFallback, precompress()],
  resolve: { conditions: ['@reprise/source', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: {
        public: resolve(import.meta.dirname, 'index.html'),
        dashboard: resolve(import.meta.dirname, 'dashboard/index.html'),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react19, priority: 3 },
            { name: 'state', test: state, priority: 2 },
            { name: 'antd', test: antd, priority: 1 },
          ],
        },
      },
    },
  },
});
