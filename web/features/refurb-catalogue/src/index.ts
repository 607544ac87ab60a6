import type questions from '../locales/refurb-questions.en-GB.json';
import type resale from '../locales/resale-prices.en-GB.json';
import type steps from '../locales/refurb-steps.en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';
import { cardsPath, questionPaths, resalePaths, stepPaths } from './refurb-catalogue.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'refurb-questions': typeof questions;
    'refurb-steps': typeof steps;
    'resale-prices': typeof resale;
  }
}

export const routes: readonly RouteSpec[] = [
  {
    ...{ path: cardsPath, access: 'refurb-step.read', title: 'refurb-steps:cards.title' },
    page: () => import('./step-cards.page'),
    under: stepPaths.list,
  },
  ...resourceRoutes({
    ...{ paths: stepPaths, namespace: 'refurb-steps' },
    access: { list: 'refurb-step.read', write: 'refurb-step.manage' },
    menu: { section: 'refurbishment', icon: 'steps', order: 60 },
    screens: () => import('./refurb-steps.screens'),
  }),
  ...resourceRoutes({
    ...{ paths: questionPaths, namespace: 'refurb-questions' },
    access: { list: 'refurb-step.read', write: 'refurb-diagnostic.manage' },
    menu: { section: 'refurbishment', icon: 'info', order: 70 },
    screens: () => import('./refurb-questions.screens'),
  }),
  ...resourceRoutes({
    ...{ paths: resalePaths, namespace: 'resale-prices' },
    access: { list: 'refurb-step.read', write: 'refurb-step.manage' },
    menu: { section: 'refurbishment', icon: 'coins', order: 80 },
    screens: () => import('./resale-prices.screens'),
  }),
];

export const locales: Namespaces = {
  'refurb-questions': {
    'fr-FR': () => import('../locales/refurb-questions.fr-FR.json'),
    'en-GB': () => import('../locales/refurb-questions.en-GB.json'),
  },
  'refurb-steps': {
    'fr-FR': () => import('../locales/refurb-steps.fr-FR.json'),
    'en-GB': () => import('../locales/refurb-steps.en-GB.json'),
  },
  'resale-prices': {
    'fr-FR': () => import('../locales/resale-prices.fr-FR.json'),
    'en-GB': () => import('../locales/resale-prices.en-GB.json'),
  },
};
