declare module 'fontkit' {
  /** A laid out text; its width is the sum of its positions' advances. */
  export interface GlyphRun {
    positions: Readonly<Record<string, number>>[];
    readonly advanceWidth: number;
  }
  export interface Glyph {
    /** Its outline, read from the font again by each call; `null` for a space. */
    _decode(): unknown;
  }
  /** An opened font, as used by pdfkit. */
  export interface Font {
    layout(text: string, features?: unknown): GlyphRun;
    /** @param characters what it stands for, where a text is laid out. */
    getGlyph(id: number, characters?: readonly number[]): Glyph;
    /** The glyphs used so far, each with the characters that it represented at its first use. */
    _glyphs: Record<number, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit also accepts an opened font. */
    registerFont(name: string, font: import('fontkit').Font): this;
    /** What is written with; it keeps the words that it has laid out. */
    readonly _font: { layoutCache: Record<string, import('fontkit').GlyphRun> };
  }
}
