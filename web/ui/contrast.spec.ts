import fc from 'fast-check';
import { antdTheme } from './antd-theme';
import { contrast, minimumContrast, readableColour, textOn } from './contrast';
import { families, palettes } from './design.tokens';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const themeModes = ['light', 'dark'] as const;

describe('a client colour', () => {
  it('is not changed if it is already readable', () => {
    expect(readableColour('#0b6e4f', ['#ffffff'], '#000000')).toBe('#0b6e4f');
  });
  it('is always readable after correction, on the surfaces of both themes', () => {
    fc.assert(
      fc.property(colour, (c) => {
        for (const palette of Object.values(palettes)) {
          const backgrounds = [palette.surface, palette.canvas];
          const fixed = readableColour(c, backgrounds, palette.primary);
          for (const b of backgrounds) expect(contrast(fixed, b)).toBeGreaterThanOrEqual(minimumContrast);
          expect(contrast(textOn(fixed), fixed)).toBeGreaterThanOrEqual(minimumContrast);
        }
      }),
      { numRuns: 200 },
    );
  });
  it('falls back to ours if it is not a colour', () => {
    expect(readableColour('red; background:url(x)', ['#ffffff'], '#0b6e4f')).toBe('#0b6e4f');
  });
});

describe.each(themeModes)('the %s palette', (mode) => {
  const palette = palettes[mode];
  it('is readable on each of its surfaces', () => {
    for (const ink of [palette.ink, palette.inkSoft, palette.inkFaint, palette.primary]) {
      for (const b of [palette.canvas, palette.surface, palette.raised, palette.sunken]) {
        expect(contrast(ink, b)).toBeGreaterThanOrEqual(minimumContrast);
      }
    }
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(minimumContrast);
  });
  it('is readable on rows that are selected, or under the pointer', () => {
    const { token, components } = antdTheme(mode);
    for (const b of [
      token?.controlItemBgActive,
      token?.controlItemBgActiveHover,
      components?.Table?.rowHoverBg,
    ])
      expect(contrast(palette.primary, String(b))).toBeGreaterThanOrEqual(minimumContrast);
  });
  it.each(families)('is readable in %s on its wash and on the surface', (family) => {
    const tone = palette.tones[family];
    expect(contrast(tone.text, tone.wash)).toBeGreaterThanOrEqual(minimumContrast);
    expect(contrast(tone.text, palette.surface)).toBeGreaterThanOrEqual(minimumContrast);
  });
  it('draws control borders that can be seen (WCAG 1.4.11)', () => {
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});
