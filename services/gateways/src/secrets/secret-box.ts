import { createCipheriv, createDecipheriv } from 'node:crypto';
import { freshBytes } from '@reprise/kernel/base';

/** The encrypted text was changed, belongs to another place, or was encrypted with another key. */
export class SecretTampered extends Error {
  constructor() {
    super('the text cannot be decrypted');
    this.name = 'SecretTampered';
  }
}

const version = 'v1';
const keyLength = 32;

/** A fresh AES-256 key. */
export const newKey = (): Buffer => freshBytes(keyLength);

type Parts = { readonly nonce: Buffer; readonly tag: Buffer; readonly text: Buffer };

/** @throws SecretTampered */
function partsOf(sealed: string): Parts {
  const [found, nonce, tag, text, ...rest] = sealed.split('.');
  if (found !== version || !nonce || !tag || text === undefined || rest.length > 0)
    throw new SecretTampered();
  const bytesOf = (part: string): Buffer => Buffer.from(part, 'base64url');
  return { nonce: bytesOf(nonce), tag: bytesOf(tag), text: bytesOf(text) };
}

/** @returns undefined if another key encrypted it, or somebody changed it: the two are indistinguishable. */
function openedWith(key: Buffer, { nonce, tag, text }: Parts, place: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Authenticated encryption of short texts: AES-256-GCM with a new 96-bit nonce each time. The encrypted form is
 * `v1.nonce.tag.ciphertext`, each part base64url.
 */
export class SecretBox {
  /**
   * @param key encrypts.
   * @param others also decrypt what was encrypted with them: the previous key, or the next one.
   */
  constructor(
    private readonly key: Buffer,
    private readonly others: readonly Buffer[] = [],
  ) {
    if ([key, ...others].some(({ length }) => length !== keyLength))
      throw new RangeError('a key needs 32 bytes');
  }

  /** @param place where the text is stored (`customer/123/contact`); a text moved elsewhere does not decrypt. */
  seal(text: string, place: string): string {
    const nonce = freshBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
      '.',
    );
  }

  /** @throws SecretTampered */
  open(sealed: string, place: string): string {
    const parts = partsOf(sealed);
    for (const key of [this.key, ...this.others]) {
      const opened = openedWith(key, parts, place);
      if (opened !== undefined) return opened;
    }
    throw new SecretTampered();
  }

  /**
   * Whether the text was encrypted with the current key, not with one of the others. @throws SecretTampered if none
   * decrypts it.
   */
  isCurrent(sealed: string, place: string): boolean {
    if (openedWith(this.key, partsOf(sealed), place) !== undefined) return true;
    this.open(sealed, place);
    return false;
  }

  /** Envelope encryption: a data key, itself encrypted with this box's key. */
  wrapKey(key: Buffer, place: string): string {
    return this.seal(key.toString('base64'), place);
  }

  /** @throws SecretTampered */
  unwrapKey(wrapped: string, place: string): SecretBox {
    return new SecretBox(Buffer.from(this.open(wrapped, place), 'base64'));
  }
}
