const own = '#0B6E4F';

/** WCAG relative luminance of `[r, g, b]`, 0 to 255 each. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The client's colour, darkened until white text on it has a contrast of 4.5:1 (look "Documents and mail"); ours if
 * it is not a colour.
 */
export function readableColour(colour: string | undefined): string {
  const hex = /^#[0-9a-f]{6}$/i.test(colour ?? '') ? String(colour) : own;
  let channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  while (1.05 / (luminance(channels) + 0.05) < 4.5)
    channels = channels.map((channel) => Math.floor(channel * 0.95));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
