import { everyCatalogue } from '@reprise/contracts/events';
import { EventCatalogues } from '@reprise/kernel/event-log';

/** Every event that a log of this product may contain. */
export const eventCatalogues = (): EventCatalogues => new EventCatalogues(...everyCatalogue);
