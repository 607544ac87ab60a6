import type { ComponentType } from 'react';
import { tokensRenewed } from '../kernel/session';
import { siteRequested } from '../kernel/site';
import { type FeatureState, prefetchWhenIdle } from '../kernel/routing';
import type { AppStore } from '../kernel/store';
import { features } from './features';
import { routes } from './routes';

let arrived: () => void = () => undefined;
/** Settles when the features' states are there: the first screen is shown without them. */
const statesThere = new Promise<void>((resolve) => (arrived = resolve));

type Part = { default: ComponentType };
/** A part of the page that needs them. */
export const served = (part: () => Promise<Part>): Promise<Part> =>
  Promise.all([part(), statesThere]).then(([loaded]) => loaded);

const stateless: FeatureState = {};

/** Adds to the store what calls the server, and the schemas that replies are read by. */
export async function serve(store: AppStore): Promise<void> {
  const site = import('../kernel/site/site.saga');
  const parts = await Promise.all(features.map(({ state }) => state?.() ?? stateless));
  store.join([...parts, { sagas: [(await site).siteSaga] }]);
  store.dispatch(siteRequested());
  arrived();
  prefetchWhenIdle(routes.flatMap(({ soon, page }) => (soon ? [page] : [])));
}

type Renewal = (usedToken: string | undefined) => Promise<boolean>;
let renewal: Renewal | undefined;
/** A new anonymous token, by what comes with the states. */
export const renewOf =
  (store: () => AppStore): Renewal =>
  async (used) => {
    const { anonymousRenewal } = await import('../kernel/site/site.saga');
    renewal ??= anonymousRenewal(
      () => store().getState().session.token,
      (token) => store().dispatch(tokensRenewed({ token })),
    );
    return renewal(used);
  };
