import { createContext, use, useLayoutEffect } from 'react';
import type { Crumb } from './breadcrumbs';

/** Undefined where no trail is shown: in the specs of a page alone, for example. */
export const TrailContext = createContext<((crumbs: readonly Crumb[] | undefined) => void) | undefined>(
  undefined,
);

/** What the trail says below the home page, where the route alone cannot know it. Undefined: as the route says. */
export function useTrail(crumbs: readonly Crumb[] | undefined): void {
  const tell = use(TrailContext);
  const said = crumbs && JSON.stringify(crumbs);
  useLayoutEffect(() => {
    tell?.(said === undefined ? undefined : (JSON.parse(said) as readonly Crumb[]));
    return () => tell?.(undefined);
  }, [tell, said]);
}
