import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The sealed text was changed, belongs to another place, or was sealed with another key. */
export class SecretTampered extends Error {
  constructor() {
    super('the sealed text cannot be opened');
    this.name = 'SecretTampered';
  }
}

const version = 'v1';
const keyLength = 32;

/** A fresh AES-256 key. */
export const newKey = (): Buffer => randomBytes(keyLength);

/**
 * Authenticated encryption of small texts: AES-256-GCM, a fresh 96-bit nonce each time.
 * The sealed form is `v1.nonce.tag.ciphertext`, each part base64url.
 */
export class SecretBox {
  constructor(private readonly key: Buffer) {
    if (key.length !== keyLength) throw new RangeError('a key has 32 bytes');
  }

  /** @param place where the text is kept (`customer/123/contact`); a text moved elsewhere does not open. */
  seal(text: string, place: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
      '.',
    );
  }

  /** @throws SecretTampered */
  open(sealed: string, place: string): string {
    const [found, nonce, tag, text, ...rest] = sealed.split('.');
    if (found !== version || !nonce || !tag || text === undefined || rest.length > 0)
      throw new SecretTampered();
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, Buffer.from(nonce, 'base64url'), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'));
      const opened = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]);
      return opened.toString('utf8');
    } catch {
      throw new SecretTampered();
    }
  }

  /** Envelope encryption: a data key, itself sealed with this box's key. */
  wrapKey(key: Buffer, place: string): string {
    return this.seal(key.toString('base64'), place);
  }

  /** @throws SecretTampered */
  unwrapKey(wrapped: string, place: string): SecretBox {
    return new SecretBox(Buffer.from(this.open(wrapped, place), 'base64'));
  }
}
