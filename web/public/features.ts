import type { PublicFeatureModule } from '../kernel/routing';

/** Every feature of the public app, from its `public.ts`. A new one is one import and one name here. */
export const features: readonly PublicFeatureModule[] = [];
