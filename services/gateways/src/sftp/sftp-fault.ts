import { AddressNotAllowed } from '@reprise/kernel/outbound';
import { NoAnswer } from '../outbound';

/** What the protocol says of a name that leads nowhere. */
const noSuchFile = 2;
export const isMissing = (error: unknown): boolean => Object(error).code === noSuchFile;

/** What became of a call, from what the library and the network say. */
export function sftpFault(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  if (error instanceof AddressNotAllowed) return new NoAnswer('address-not-allowed', '');
  const { level, code, message } = Object(error) as { level?: string; code?: unknown; message?: string };
  if (level === 'client-authentication') return new NoAnswer('credentials-refused', '');
  if (level === 'client-timeout' || code === 'ETIMEDOUT') return new NoAnswer('timeout', '');
  // The answer of the server to one request, by number and in its own words.
  if (typeof code === 'number') return new NoAnswer('refused', String(message ?? code).slice(0, 100));
  if (/parse privateKey|passphrase/i.test(message ?? ''))
    return new NoAnswer('credentials-refused', 'private key');
  if (level === 'protocol' || level === 'handshake') return new NoAnswer('answer-invalid', 'not SSH');
  return new NoAnswer('unreachable', typeof code === 'string' ? code : '');
}
