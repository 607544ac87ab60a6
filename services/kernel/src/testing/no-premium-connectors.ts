import { Refusal } from '@reprise/contracts/problems';
import type { PremiumConnectors } from '../ports';

/** An account that has configured none. */
export const noPremiumConnectors: PremiumConnectors = {
  launch: () => Promise.reject(new Refusal('connector-not-configured')),
};
