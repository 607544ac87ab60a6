import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Each point stands for this many pixels a side: what machines draw differently, such as the edges of letters, is
 * gone there, and what a person sees is not.
 */
const pixelsAPoint = 4;
/** Points are compared by colour, from 0 (the same) to 1 (black and white). */
const threshold = 0.07;
/** So many may differ between the browsers of two machines; more differ only where a person sees it. */
export const mostPoints = 40;

type Points = { readonly data: Uint8Array; readonly width: number; readonly height: number };
export type Difference = {
  /** Points that differ. */
  readonly points: number;
  /** Both sizes, where they differ. */
  readonly sizes?: string;
  /** The picture in pale, with what differs in red. */
  readonly picture?: Buffer;
};

async function pointsOf(png: Buffer): Promise<Points> {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .resize(Math.ceil(width / pixelsAPoint), Math.ceil(height / pixelsAPoint), {
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sizeOf = ({ width, height }: Points): string => `${width * pixelsAPoint} × ${height * pixelsAPoint}`;

/** What a person would see differ between two pictures of one screen. */
export async function differenceOf(before: Buffer, now: Buffer): Promise<Difference> {
  const [old, fresh] = await Promise.all([pointsOf(before), pointsOf(now)]);
  const { width, height } = old;
  if (width !== fresh.width || height !== fresh.height)
    return { points: width * height, sizes: `${sizeOf(old)}, now ${sizeOf(fresh)}` };
  const drawn = Buffer.alloc(old.data.length);
  const options = { threshold, includeAA: true, alpha: 0.3 };
  const points = pixelmatch(old.data, fresh.data, drawn, width, height, options);
  if (points === 0) return { points };
  const picture = sharp(drawn, { raw: { width, height, channels: 4 } });
  return {
    points,
    picture: await picture
      .resize(width * pixelsAPoint, null, { kernel: 'nearest' })
      .png()
      .toBuffer(),
  };
}
