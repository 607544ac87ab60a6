/** Longest side of a stored photo, in pixels, and the API's limit on its base64 (item.api), in characters. */
const longest = 1280;
const mostCharacters = 690_000;
const qualities = [0.85, 0.7, 0.5, 0.3] as const;

type Drawable = HTMLVideoElement | ImageBitmap;
const sizeOf = (source: Drawable): [number, number] =>
  source instanceof HTMLVideoElement
    ? [source.videoWidth, source.videoHeight]
    : [source.width, source.height];

/** A JPEG data URL that the API accepts; undefined if the picture cannot be drawn. */
export function shrinkPhoto(source: Drawable): string | undefined {
  const [width, height] = sizeOf(source);
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return qualities
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((u) => u.length < mostCharacters);
}
