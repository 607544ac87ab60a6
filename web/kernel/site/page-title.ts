import { brandInPage } from './brand-in-page';

/** A dashboard page's name beside whose dashboard it is: the client's on its own host name. */
export const pageTitle = (name: string): string => `${name} · ${brandInPage()?.name ?? 'Reprise'}`;
