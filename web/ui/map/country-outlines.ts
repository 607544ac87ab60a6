import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-50m.json?url';
import type { Outline } from './place-map.rules';

type Atlas = Topology<{ countries: GeometryCollection }>;

/** Borders of all countries (Natural Earth, public domain), from our own server: nobody else learns of the place. */
export async function countryOutlines(): Promise<readonly Outline[]> {
  const atlas = (await (await fetch(atlasUrl)).json()) as Atlas;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1) as unknown as Outline[];
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)) as unknown as Outline[];
  });
}
