export type Point = { readonly latitude: number; readonly longitude: number };
type Somewhere = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const between = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthKm * Math.asin(Math.sqrt(between));
}

export type Distanced<T> = { readonly place: T; readonly km: number | undefined };

/** The nearest first; places without coordinates come last, in their order. */
export function byDistance<T extends Somewhere>(
  places: readonly T[],
  from: Point | undefined,
): readonly Distanced<T>[] {
  const distanced = places.map((place): Distanced<T> => {
    const { latitude, longitude } = place;
    const known = from && latitude !== undefined && longitude !== undefined;
    return { place, km: known ? kilometresBetween(from, { latitude, longitude }) : undefined };
  });
  return distanced.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}
