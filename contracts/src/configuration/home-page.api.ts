import { z } from 'zod';
import { endpoint, resource } from '../kernel';
import { homePageInputSchema } from './home-page.document';

export const homePages = resource({
  name: 'home-pages',
  type: 'HomePage',
  schema: homePageInputSchema,
  permissions: { list: 'settings.general-read', create: 'settings.general' },
  list: { filters: [], order: [] },
  problems: ['invalid-request'],
});

export const homePageEndpoints = {
  ofAccount: endpoint({
    name: 'getAccountHomePage',
    method: 'GET',
    path: '/accounts/{id}/home-page',
    access: 'session.own',
    summary:
      'The home page of an account’s site; visitors see one that is off as empty, and none of its widgets that are off.',
    params: z.object({ id: z.uuid() }),
    resource: 'HomePage',
    reply: homePages.row,
  }),
} as const;
