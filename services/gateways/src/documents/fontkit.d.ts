declare module 'fontkit' {
  /** An opened font, as pdfkit draws with it. */
  export interface Font {
    layout(text: string): unknown;
    /** The glyphs used so far, each with the characters that it stood for at its first use. */
    _glyphs: Record<number, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit takes an opened font too. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
