import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { code128 } from './code128';
import { finishedPdf, pictureOf } from './finished-pdf';
import { matrixCode, type MatrixKind } from './matrix-code';
import { fontOf, forgetGlyphs, type Face, type Weight } from './fonts';
import { wordsOf } from './kept-words';
import { printable, runsOf, wrap } from './text-runs';

/** Points. */
const paper = { A4: [595.28, 841.89], A6: [297.64, 419.53], shelf: [198.43, 99.21] } as const;
export type Format = keyof typeof paper;

/** look "Documents and mail": neutral greys with a trace of green; readable in black and white. */
export const ink = { text: '#16201C', quiet: '#55635C', line: '#B9C3BE' };

export type Brand = {
  /** The client's name as known to customers. */
  readonly name: string;
  /** `#RRGGBB`; by default ours. */
  readonly colour?: string;
  /** PNG or JPG. */
  readonly logo?: Uint8Array;
};
export type TextStyle = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly width?: number;
  /** Maximum number of lines; the last one ends with an ellipsis if there is more. */
  readonly lines?: number;
  /** Maximum number of characters. */
  readonly max?: number;
};

const lineHeight = 1.4;

/** A PDF with a cursor that moves down, drawn in one pass. Sizes and positions in points from the top left. */
export class Sheet {
  readonly margin: number;
  readonly width: number;
  readonly bottom: number;
  y: number;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly fonts = new Set<string>();

  constructor(format: Format, about: { title: string; language: string; margin: number }) {
    const [width, height] = paper[format];
    this.margin = about.margin;
    this.width = width - 2 * about.margin;
    this.bottom = height - about.margin;
    this.y = about.margin;
    this.pdf = new PDFDocument({
      ...{ size: [width, height], margin: 0, lang: about.language, displayTitle: true, pdfVersion: '1.7' },
      // Without the standard font, which pdfkit would load for each document.
      font: '',
      info: { Title: about.title, Producer: 'Reprise', Creator: 'Reprise' },
    });
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = this.margin;
  }

  /** Starts a new page if less than `height` is left. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  gap(points: number): void {
    this.y += points;
  }

  /** Writes a paragraph at the cursor and moves below it; long ones continue on the next page. */
  text(text: string, style: TextStyle & { x?: number } = {}): void {
    const { size = 10, weight = 'regular', width = this.width, x = this.margin } = style;
    const lines = this.linesOf(text, { ...style, width });
    for (const [at, line] of lines.entries()) {
      // The first line takes the second along, and the last but one the last: neither stands alone on a page.
      const together = lines.length > 1 && (at === 0 || at === lines.length - 2) ? 2 : 1;
      this.room(together * size * lineHeight);
      this.line(line, x, this.y + size * 1.05, { size, weight, colour: style.colour ?? ink.text });
      this.y += size * lineHeight;
    }
  }

  rule(colour: string = ink.line, thickness = 0.75): void {
    this.pdf.rect(this.margin, this.y, this.width, thickness).fill(colour);
    this.y += thickness;
  }

  /** An empty box from the cursor, which does not move. */
  box(x: number, width: number, height: number): void {
    this.pdf.roundedRect(x, this.y, width, height, 4).lineWidth(0.75).stroke(ink.line);
  }

  /** Code 128 with its text of `size` points below, and the cursor after it. */
  barcode(text: string, area: { x?: number; width?: number; height: number; size?: number }): void {
    const { x = this.margin, width = this.width, height, size = 11 } = area;
    for (const bar of code128(text, width)) this.pdf.rect(x + bar.x, this.y, bar.width, height);
    this.pdf.fill('#000000');
    this.y += height + 3;
    const textWidth = this.measure(text, size, 'strong');
    this.text(text, { size, weight: 'strong', x: x + Math.max(0, (width - textWidth) / 2), width, lines: 1 });
  }

  /** A square code of `size` points at `x` and the cursor, which does not move. */
  matrix(kind: MatrixKind, text: string, { x, size }: { x: number; size: number }): void {
    for (const square of matrixCode(kind, text, size))
      this.pdf.rect(x + square.x, this.y + square.y, square.size, square.size);
    this.pdf.fill('#000000');
  }

  /** The client's logo, or its name if there is none or it cannot be drawn. */
  brand(brand: Brand, height: number): void {
    const top = this.y;
    if (!this.logo(brand.logo, height)) {
      this.text(brand.name, { size: Math.min(16, height * 0.6), weight: 'strong', lines: 1 });
    }
    this.y = Math.max(this.y, top + height);
  }

  /** @returns the finished file. */
  end(): Promise<Buffer> {
    const file = finishedPdf(this.pdf);
    forgetGlyphs();
    return file;
  }

  /** How wide it is drawn. */
  measure(text: string, size: number, weight: Weight): number {
    return this.widthOf(printable(text), size, weight);
  }

  private widthOf(text: string, size: number, weight: Weight): number {
    return runsOf(text).reduce((sum, run) => {
      this.use(run, size, weight);
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
  }

  private linesOf(text: string, style: TextStyle & { width: number }): readonly string[] {
    const { size = 10, weight = 'regular', width, lines = Infinity, max } = style;
    const all = wrap(printable(text, max), width, (part) => this.widthOf(part, size, weight));
    if (all.length <= lines) return all;
    const last = `${(all[lines - 1] ?? '').slice(0, -1).trimEnd()}…`;
    return [...all.slice(0, lines - 1), last];
  }

  private line(
    text: string,
    x: number,
    baseline: number,
    style: Required<Pick<TextStyle, 'size' | 'weight' | 'colour'>>,
  ) {
    let at = x;
    for (const run of runsOf(text)) {
      this.use(run, style.size, style.weight);
      const width = this.pdf.widthOfString(run.text);
      this.pdf
        .fillColor(style.colour)
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  private use({ face }: { face: Face }, size: number, weight: Weight): void {
    const name = `${face.name}-${weight}`;
    if (!this.fonts.has(name)) this.begin(name, fontOf(face, weight));
    this.pdf.font(name).fontSize(size);
  }

  private begin(name: string, font: Font): void {
    this.fonts.add(name);
    this.pdf.registerFont(name, font).font(name)._font.layoutCache = wordsOf(font);
  }

  private logo(logo: Uint8Array | undefined, height: number): boolean {
    if (!logo) return false;
    try {
      this.pdf.image(pictureOf(logo), this.margin, this.y, { fit: [height * 5, height] });
      return true;
    } catch {
      return false;
    }
  }
}
