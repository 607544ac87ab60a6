import type texts from '../locales/en-GB.json';
import type configurations from '../locales/configurations/en-GB.json';
import { paths } from './connectors.paths';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    connectors: typeof texts;
    configurations: typeof configurations;
  }
}

const connectors = { access: 'connector.manage', title: 'configurations:connectors-title' } as const;
/** Back office §6: SFTP needs the feature. */
const sftp = {
  access: 'connector.manage',
  title: 'configurations:sftp-title',
  account: 'retailer',
  condition: { premium: 'sftp_access' },
} as const;

export const routes: readonly RouteSpec[] = [
  {
    path: paths.ownSso,
    page: () => import('./own-sso.page'),
    access: 'sso.manage',
    title: 'connectors:title',
    menu: { section: 'settings', icon: 'lock', order: 85 },
  },
  {
    path: paths.sso,
    under: paths.ownSso,
    page: () => import('./sso.page'),
    access: 'sso.manage',
    title: 'connectors:title',
  },
  {
    ...{ ...connectors, path: paths.ownConnectors, page: () => import('./own-connectors.page') },
    menu: { section: 'settings', icon: 'external', order: 82 },
  },
  {
    ...{ ...sftp, path: paths.ownSftp, page: () => import('./own-sftp.page') },
    menu: { section: 'settings', icon: 'server', order: 45 },
  },
  { ...sftp, under: paths.ownSftp, path: paths.sftp, page: () => import('./sftp.page') },
  {
    ...connectors,
    under: paths.ownConnectors,
    path: paths.connectors,
    page: () => import('./connectors.page'),
  },
  {
    ...connectors,
    under: paths.ownConnectors,
    path: paths.configurations,
    page: () => import('./configurations.page'),
  },
  {
    ...connectors,
    under: paths.ownConnectors,
    path: paths.create,
    page: () => import('./create-configuration.page'),
  },
  {
    ...connectors,
    under: paths.ownConnectors,
    path: paths.configuration,
    page: () => import('./configuration.page'),
  },
];

export const locales: Namespaces = {
  connectors: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
  configurations: {
    'fr-FR': () => import('../locales/configurations/fr-FR.json'),
    'en-GB': () => import('../locales/configurations/en-GB.json'),
  },
};
