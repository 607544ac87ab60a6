import type refurbishment from '../locales/en-GB.json';
import type board from '../locales/refurb-board.en-GB.json';
import type stockItems from '../locales/stock-items.en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { eventTexts } from '../../../kernel/i18n';
import { diagnosisSteps } from './diagnosis/diagnosis.rules';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    refurbishment: typeof refurbishment;
    'refurb-board': typeof board;
    'stock-items': typeof stockItems;
  }
}

const diagnosis = { access: 'refurb-diagnostic.write', title: 'refurbishment:diagnosis.title' } as const;
const steps = { access: 'refurb-step.read', title: 'refurbishment:steps.title' } as const;
const stock = { access: 'stock.items-read', title: 'stock-items:title' } as const;
const diagnosisStart = '/refurb-diagnosis/start';
const stepSearch = '/warehouse/item-refurb-steps/search';
const stepsOf = '/items/:itemId/item-refurb-steps';

export const routes: readonly RouteSpec[] = [
  {
    ...{ path: '/refurbishment-board', access: 'refurb-step.read', title: 'refurb-board:title' },
    page: () => import('./board/board.page'),
    menu: { section: 'refurbishment', icon: 'chart', order: 10 },
  },
  {
    ...{ path: '/items-in-refurbishment', access: 'refurb-step.read', title: 'refurb-board:list.title' },
    page: () => import('./board/in-refurbishment.page'),
    under: '/refurbishment-board',
  },
  {
    ...{ path: '/items-tested', access: 'refurb-step.read', title: 'refurb-board:tested.title' },
    page: () => import('./board/tested.page'),
    under: '/refurbishment-board',
  },
  {
    ...{
      path: '/refurbishment-simulator',
      access: 'refurb-step.read',
      title: 'refurb-board:simulator.title',
    },
    page: () => import('./simulator/simulator.page'),
    menu: { section: 'refurbishment', icon: 'calculator', order: 75 },
  },
  {
    ...diagnosis,
    path: diagnosisStart,
    page: () => import('./diagnosis/start.page'),
    menu: { section: 'refurbishment', icon: 'search', order: 30 },
  },
  {
    ...diagnosis,
    path: '/warehouse/refurb-diagnosis/:id',
    page: () => import('./diagnosis/entry.page'),
    under: diagnosisStart,
  },
  ...diagnosisSteps.map((step) => ({
    ...diagnosis,
    path: `/refurb-diagnosis/:id/${step}`,
    page: () => import('./diagnosis/diagnosis.page'),
    under: diagnosisStart,
  })),
  {
    ...steps,
    path: stepSearch,
    page: () => import('./steps/search.page'),
    menu: { section: 'refurbishment', icon: 'tool', order: 40 },
  },
  { ...steps, under: stepSearch, path: '/items/:itemId', page: () => import('./steps/current.page') },
  { ...steps, under: stepSearch, path: stepsOf, page: () => import('./steps/steps.page') },
  { ...steps, under: stepSearch, path: `${stepsOf}/completed`, page: () => import('./steps/completed.page') },
  {
    ...steps,
    under: stepSearch,
    path: `${stepsOf}/:itemRefurbStepId`,
    page: () => import('./steps/step.page'),
  },
  {
    ...stock,
    path: '/items-stock',
    page: () => import('./stock-items/list.page'),
    menu: { section: 'stocks', icon: 'archive', order: 5 },
  },
  {
    ...stock,
    under: '/items-stock',
    path: '/items-stock/:id/edit',
    page: () => import('./stock-items/item.page'),
  },
];

export const locales: Namespaces = {
  ...eventTexts,
  refurbishment: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
  'refurb-board': {
    'fr-FR': () => import('../locales/refurb-board.fr-FR.json'),
    'en-GB': () => import('../locales/refurb-board.en-GB.json'),
  },
  'stock-items': {
    'fr-FR': () => import('../locales/stock-items.fr-FR.json'),
    'en-GB': () => import('../locales/stock-items.en-GB.json'),
  },
};
