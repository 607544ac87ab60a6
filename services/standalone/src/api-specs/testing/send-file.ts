import type { Asker, Product } from './running-product';

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

/** A point, as PNG in base64. */
export const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As a browser's form sends it. */
export async function sendFile(product: Product, path: string, bytes: Buffer, as: Asker) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]);
  const headers = {
    ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=edge' },
    authorization: `Bearer ${await product.tokenOf(as)}`,
  };
  const response = await product.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
