import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Request } from 'playwright-core';

const reader = join(__dirname, '../../../services/gateways/src/testing/pdf-reader.mjs');

/** What a scanner reads from each page of a PDF, drawn as pixels. */
export function barcodesOf(pdf: Buffer): readonly (readonly string[])[] {
  const pages: unknown = JSON.parse(execFileSync(process.execPath, [reader], { input: pdf }).toString());
  return (pages as { barcodes: string[] }[]).map(({ barcodes }) => barcodes);
}

/** The file that the page printed: a headless browser keeps none of what it prints. */
export async function sentAgain(request: Request): Promise<Buffer> {
  const body = request.postData();
  const answer = await fetch(request.url(), {
    ...{ method: request.method(), headers: await request.allHeaders() },
    ...(body && { body }),
  });
  return Buffer.from(await answer.arrayBuffer());
}
