/** Degrees; `[longitude, latitude]` as in GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed outline, the first of a polygon; holes are left out. */
export type Outline = readonly Position[];
/** Part of the world: degrees around a middle, and the size in which it is drawn. */
export type MapFrame = {
  readonly west: number;
  readonly north: number;
  /** Pixels per degree of longitude and of latitude. */
  readonly scale: Position;
  readonly width: number;
  readonly height: number;
};

const width = 360;
const margin = 0.08;
/** Degrees of latitude: an island is not drawn as large as a continent. */
const least = 3;
const most = 30;
const atSea = 8;

/** Whether a ray to the east crosses the outline an odd number of times. */
export const contains = (outline: Outline, [x, y]: Position): boolean =>
  outline.reduce((within, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !within : within;
  }, false);

const boundsOf = (outline: Outline) => ({
  west: Math.min(...outline.map(([x]) => x)),
  east: Math.max(...outline.map(([x]) => x)),
  south: Math.min(...outline.map(([, y]) => y)),
  north: Math.max(...outline.map(([, y]) => y)),
});

/** The land in which the place is, whole if it is not too large, with the place in it. */
export function frameAround(place: Position, outlines: readonly Outline[]): MapFrame {
  const [x, y] = place;
  const land = outlines.find((each) => contains(each, place));
  const found = land ? boundsOf(land) : undefined;
  const tall = found ? Math.min(Math.max(found.north - found.south, least), most) : atSea;
  const small = found && found.north - found.south <= most && found.north - found.south >= least;
  const middle = small ? (found.north + found.south) / 2 : y;
  const degrees = tall * (1 + 2 * margin);
  // Degrees of longitude shrink towards the poles.
  const narrow = Math.max(Math.cos((middle * Math.PI) / 180), 0.1);
  const wide = small ? Math.max((found.east - found.west) * (1 + 2 * margin), degrees) : degrees / narrow;
  const across = Math.min(wide, most * 2);
  const centre = small && wide <= most * 2 ? (found.east + found.west) / 2 : x;
  const perLongitude = width / across;
  const perLatitude = perLongitude / narrow;
  const west = centre - across / 2;
  const height = Math.round(degrees * perLatitude);
  return { west, north: middle + degrees / 2, scale: [perLongitude, perLatitude], width, height };
}

export const toPixels = ({ west, north, scale }: MapFrame, [x, y]: Position): Position => [
  (x - west) * scale[0],
  (north - y) * scale[1],
];

/** To four digits: ten metres, more than a click can say. */
export function toPosition({ west, north, scale }: MapFrame, [px, py]: Position): Position {
  const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return [rounded(west + px / scale[0]), rounded(north - py / scale[1])];
}

/** SVG path of every outline that reaches into the frame. */
export function pathIn(frame: MapFrame, outlines: readonly Outline[]): string {
  const reaches = (outline: Outline): boolean => {
    const { west, east, south, north } = boundsOf(outline);
    const [left, top] = toPixels(frame, [west, north]);
    const [right, bottom] = toPixels(frame, [east, south]);
    return right >= 0 && left <= frame.width && bottom >= 0 && top <= frame.height;
  };
  const drawn = (outline: Outline): string =>
    outline
      .map((each) =>
        toPixels(frame, each)
          .map((pixels) => pixels.toFixed(1))
          .join(','),
      )
      .join('L');
  return outlines
    .filter(reaches)
    .map((outline) => `M${drawn(outline)}Z`)
    .join('');
}
