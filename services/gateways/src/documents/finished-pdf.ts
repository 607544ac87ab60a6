/** Ends the document. @returns the whole file. */
export async function finishedPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Between threads a `Buffer` becomes a plain array of bytes, which pdfkit does not take. */
export const pictureOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
