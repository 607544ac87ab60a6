import type { FullKey } from '../kernel/i18n';
import type { PublicRouteSpec } from '../kernel/routing';

/** `path` is absent for the page itself. */
export type TrailPlace = { path?: string; name: FullKey };

/** From below the home page to this page. The home page, and what stands outside the frame, have no trail. */
export function trailOf(route: PublicRouteSpec, table: readonly PublicRouteSpec[]): readonly TrailPlace[] {
  if (route.path === '/' || route.layout === 'outside') return [];
  const above = table.find(({ path }) => path === route.above);
  const names = (each: PublicRouteSpec): FullKey => each.crumb ?? each.title;
  const before = above
    ? trailOf(above, table).map((place) => (place.path ? place : { ...place, path: above.path }))
    : [];
  return [...before, { name: names(route) }];
}
