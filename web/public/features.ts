import type { PublicFeatureModule } from '../kernel/routing';
import * as catalogue from '../features/catalogue/src/public';
import * as passport from '../features/passport/src/public';
import * as proposal from '../features/proposal/src/public';
import * as tracking from '../features/tracking/src/public';
import * as wizard from '../features/wizard/src/public';

/** Every feature of the public app, from its `public.ts`. A new one adds one import and one name here. */
export const features: readonly PublicFeatureModule[] = [catalogue, wizard, tracking, proposal, passport];
