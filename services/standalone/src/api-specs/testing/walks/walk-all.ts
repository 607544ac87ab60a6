import type { Product } from '../running-product';
import { workshopOf } from '../workshop';
import type { Send } from './sender';
import { walkCatalogue } from './walk-catalogue';
import { walkConnectors } from './walk-connectors';
import { walkPayments } from './walk-payments';
import { walkProjections } from './walk-projections';
import { walkProposals } from './walk-proposals';
import { walkRefurbishment } from './walk-refurbishment';
import { walkSessions } from './walk-sessions';
import { walkStore } from './walk-store';

/** What needs a thing in a certain state, a token or a file: asked where a day's work has come to just that. */
export async function walkAll(product: Product, send: Send): Promise<void> {
  const shop = await workshopOf(product);
  await walkProposals(product, shop, send);
  await walkRefurbishment(product, shop, send);
  await walkPayments(product, shop, send);
  await walkStore(product, send);
  await walkCatalogue(product, send);
  await walkProjections(product, send);
  await walkConnectors(product, send);
  await walkSessions(product, send);
}
