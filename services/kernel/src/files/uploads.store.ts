import type { FileKind } from '@reprise/contracts/kernel';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '../base';

type Upload = {
  readonly _id: string;
  readonly kinds: readonly FileKind[];
  readonly at: string;
  /** A document has named it once: it stays, because papers and other tenants may show it. */
  readonly isUsed: boolean;
};

const uploads = { name: 'uploads', indexes: [{ fields: ['isUsed', 'at'] }] };
const tries = 5;

/** What was uploaded as what, and whether a document has named it. */
export class Uploads {
  private readonly collection: Collection<Upload>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.collection = documents.collection<Upload>(uploads);
  }

  /** Before the file is written: one that is uploaded again is no longer old. */
  note(key: string, kind: FileKind): Promise<void> {
    return this.change(key, (known) => ({
      kinds: [...new Set([...(known?.kinds ?? []), kind])],
      at: this.clock.now().toISOString(),
      isUsed: known?.isUsed ?? false,
    }));
  }

  /** @returns whether it was uploaded as this kind; from then on it stays. */
  async use(key: string, kind: FileKind): Promise<boolean> {
    const known = await this.collection.get(key);
    if (!known?.kinds.includes(kind)) return false;
    if (!known.isUsed) await this.change(key, (now) => ({ ...(now ?? known), isUsed: true }));
    return true;
  }

  /** Forgets what no document has named since then. @returns the keys. */
  async forgetUnused(before: string): Promise<readonly string[]> {
    const old = await this.collection.find({ isUsed: false, at: { $lt: before } }, { limit: 1000 });
    const forgotten = old.map(async ({ _id, _revision }) =>
      (await this.unlessChanged(this.collection.delete(_id, _revision))) ? [_id] : [],
    );
    return (await Promise.all(forgotten)).flat();
  }

  has(key: string): Promise<boolean> {
    return this.collection.get(key).then((found) => found !== undefined);
  }

  private async change(key: string, next: (known?: Upload) => Omit<Upload, '_id'>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const known = await this.collection.get(key);
      const { kinds, at, isUsed } = next(known);
      const put = this.collection.put({ _id: key, kinds, at, isUsed }, known?._revision ?? -1);
      if ((await this.unlessChanged(put)) !== undefined) return;
      if (attempt === tries) throw new DocumentConflict(uploads.name, key, 'revision');
    }
  }

  /** Undefined if somebody else was first. */
  private unlessChanged<T>(write: Promise<T>): Promise<T | undefined> {
    return write.catch((error: unknown) => {
      if (error instanceof DocumentConflict) return undefined;
      throw error;
    });
  }
}
