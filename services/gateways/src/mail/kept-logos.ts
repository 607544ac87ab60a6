import { createHash } from 'node:crypto';
import { unlessConflict, type Collection, type CollectionSpec } from '@reprise/read-kernel/documents';

/** `_id` is the hash of the bytes, `content` is base64. */
export type KeptLogo = { readonly _id: string; readonly content: string };
export const keptLogosSpec: CollectionSpec = { name: 'kept_logos' };

/** The logos of kept mails, each once: all mails of a client show the same. */
export class KeptLogos {
  private readonly known = new Set<string>();

  constructor(private readonly logos: () => Collection<KeptLogo>) {}

  /** @returns the logo's id. */
  async keep(logo: Buffer): Promise<string> {
    const _id = createHash('sha256').update(logo).digest('hex');
    if (!this.known.has(_id))
      await unlessConflict(this.logos().put({ _id, content: logo.toString('base64') }, -1));
    this.known.add(_id);
    return _id;
  }

  async read(id: string): Promise<Buffer | undefined> {
    const found = await this.logos().get(id);
    return found && Buffer.from(found.content, 'base64');
  }
}
