import type { EventTexts } from '@reprise/contracts/events';
import type { Namespaces } from './namespaces';

declare module './typed-texts' {
  interface Texts {
    events: EventTexts;
  }
}

/** What happened, one sentence per event: for every feature that shows events. */
export const eventTexts: Namespaces = {
  events: {
    'fr-FR': () => import('@reprise/contracts/events/fr-FR.json'),
    'en-GB': () => import('@reprise/contracts/events/en-GB.json'),
  },
};
