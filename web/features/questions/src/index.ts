import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { paths } from './questions.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    questions: typeof texts;
  }
}

/** Diagnostic questions are managed per category (back office §2). */
export const routes: readonly RouteSpec[] = [
  {
    path: paths.entry,
    page: () => import('./diagnostic.page'),
    access: { all: ['question.list', 'category.list'] },
    account: 'retailer',
    title: 'questions:title',
    menu: { section: 'catalog', icon: 'question', order: 20 },
  },
  {
    path: paths.category,
    under: paths.entry,
    page: () => import('./category-questions.page'),
    access: 'question.list',
    account: 'retailer',
    title: 'questions:of-category',
  },
  {
    path: paths.add,
    under: paths.entry,
    page: () => import('./question-add.page'),
    access: 'question.update',
    account: 'retailer',
    title: 'questions:new',
  },
  {
    path: paths.edit,
    under: paths.entry,
    page: () => import('./question-edit.page'),
    access: 'question.update',
    account: 'retailer',
    title: 'questions:of-category',
  },
];

export const locales: Namespaces = {
  questions: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
