import type { FeatureModule } from '../kernel/routing';
import * as buyback from '../features/buyback/src';
import * as session from '../features/session/src';

/** Every feature of the dashboard. A new feature is one import and one name here. */
export const features: readonly FeatureModule[] = [session, buyback];
