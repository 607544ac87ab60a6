import { Refusal } from '@reprise/contracts/problems';
import { reply, type Reply } from '../http';
import type { StoredFile } from '../ports';

/** The name says what is in it, so nobody has to ask again. What it holds may do nothing on the site's behalf. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** @throws Refusal `not-found` */
export function publicFileReply(file: StoredFile | undefined): Reply<Buffer> {
  if (!file) throw new Refusal('not-found');
  return reply(file.bytes, { headers: { ...headers, 'content-type': file.contentType } });
}
