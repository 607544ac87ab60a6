// Reads a PDF on standard input like a person and a scanner, and prints JSON. A separate process: mupdf is an ES
// module with top-level await, which jest cannot load.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as mupdf from 'mupdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm) } });
const document = mupdf.Document.openDocument(readFileSync(0), 'application/pdf');
const pages = [];
for (let index = 0; index < document.countPages(); index += 1) {
  const page = document.loadPage(index);
  const png = page.toPixmap(mupdf.Matrix.scale(2.5, 2.5), mupdf.ColorSpace.DeviceRGB, false, true).asPNG();
  if (process.argv[2]) writeFileSync(`${process.argv[2]}-${index + 1}.png`, png);
  const codes = await readBarcodes(new Uint8Array(png), { formats: ['Code128', 'DataMatrix', 'QRCode'] });
  const [left, top, right, bottom] = page.getBounds();
  pages.push({
    text: page.toStructuredText('preserve-whitespace').asText(),
    barcodes: codes.map(({ text }) => text),
    size: [right - left, bottom - top],
  });
}
process.stdout.write(JSON.stringify(pages));
