import type { FeatureModule } from '../kernel/routing';
import type { AppStore } from '../kernel/store';

/** Loads the features' states and adds them to the store, once, however often it is asked for. */
export function statesOf(store: AppStore, features: readonly FeatureModule[]): () => Promise<void> {
  const load = async (): Promise<void> =>
    store.join(await Promise.all(features.flatMap(({ state }) => state?.() ?? [])));
  let loading: Promise<void> | undefined;
  return () => (loading ??= load());
}
