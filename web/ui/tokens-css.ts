import { readableColour, textOn } from './contrast';
import * as t from './design.tokens';

const tokens = (group: string, values: Readonly<Record<string, number>>, unit: (value: number) => string) =>
  Object.entries(values)
    .map(([name, value]) => `--${group}-${name}:${unit(value)};`)
    .join('');
const px = (value: number): string => `${value}px`;
/** Of the text size that the person has chosen in the browser, which is 16 pixels at first. */
const rem = (value: number): string => `${value / 16}rem`;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function colours(palette: t.Palette): string {
  const { tones, ...plain } = palette;
  const flat = Object.entries(plain).map(([name, value]) => `--${kebab(name)}:${value};`);
  const toned = Object.entries(tones).flatMap(([family, tone]) =>
    Object.entries(tone).map(([part, value]) => `--${family}-${part}:${value};`),
  );
  return [...flat, ...toned].join('');
}

const sizes =
  tokens('space', t.space, px) +
  tokens('radius', t.radius, px) +
  tokens('size', t.fontSize, rem) +
  tokens('layout', Object.fromEntries(Object.entries(t.layout).map(([k, v]) => [kebab(k), v])), px) +
  `--font-body:${t.fonts.body};--line-height:${t.lineHeight};` +
  `--weight-regular:${t.fontWeight.regular};--weight-strong:${t.fontWeight.strong};` +
  `--motion-fast:${t.motion.fast}ms;--motion-slow:${t.motion.slow}ms;`;

// The system's font, drawn as wide and as high as ours: lines keep their places when ours arrives.
const fallbackFaces =
  "@font-face{font-family:'Inter Fallback';font-weight:100 500;src:local('Arial'),local('Liberation Sans'),local('Roboto');" +
  'size-adjust:106.2%;ascent-override:91.22%;descent-override:22.71%;line-gap-override:0%}' +
  "@font-face{font-family:'Inter Fallback';font-weight:600 900;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');" +
  'size-adjust:102%;ascent-override:94.98%;descent-override:23.65%;line-gap-override:0%}';

/** The tokens as CSS custom properties: `--space-4`, `--size-md`, `--ink`, `--amber-wash`, … */
export const tokensCss = [
  `:root{color-scheme:light;${sizes}${colours(t.palettes.light)}}`,
  `:root[data-theme='dark']{color-scheme:dark;${colours(t.palettes.dark)}}`,
  fallbackFaces,
  '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-slow:0ms}}',
].join('\n');

/** For a page whose script has not yet asked what the person chose. */
export const systemDarkCss = `@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours(t.palettes.dark)}}}`;

/** The client's colour adjusted to each theme, with a readable text colour. */
export function clientPrimary(
  colour: string | undefined,
  mode: t.ThemeMode,
): { primary: string; onPrimary: string } {
  const palette = t.palettes[mode];
  if (!colour) return { primary: palette.primary, onPrimary: palette.onPrimary };
  const surfaces = [palette.surface, palette.canvas, palette.raised, palette.sunken];
  const primary = readableColour(colour, surfaces, palette.primary);
  return { primary, onPrimary: textOn(primary) };
}

/** Adds the tokens to the page once; call before the first render. */
export function injectTokens(document: Document): void {
  if (document.getElementById('reprise-tokens')) return;
  const style = document.createElement('style');
  style.id = 'reprise-tokens';
  style.textContent = tokensCss;
  document.head.prepend(style);
}

/** Applies theme and client colour to the page. */
export function applyTheme(document: Document, mode: t.ThemeMode, clientColour?: string): void {
  const root = document.documentElement;
  root.dataset['theme'] = mode;
  const { primary, onPrimary } = clientPrimary(clientColour, mode);
  root.style.setProperty('--primary', primary);
  root.style.setProperty('--on-primary', onPrimary);
}
