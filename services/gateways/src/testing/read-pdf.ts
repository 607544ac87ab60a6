import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';

const pagesSchema = z.array(
  z.object({ text: z.string(), barcodes: z.array(z.string()), size: z.tuple([z.number(), z.number()]) }),
);
export type ReadPage = z.infer<typeof pagesSchema>[number];

/** Renders each page to pixels, scans its codes, and extracts its text. */
export function readPdf(pdf: Buffer, pictures?: string): ReadPage[] {
  const script = resolve(__dirname, 'pdf-reader.mjs');
  const output = execFileSync(process.execPath, [script, ...(pictures ? [pictures] : [])], { input: pdf });
  return pagesSchema.parse(JSON.parse(output.toString('utf8')));
}
