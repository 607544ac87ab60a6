import type { FileStore, StoredFile } from '@reprise/kernel/ports';
import { openMongo, type MongoOptions } from '@reprise/read-kernel/mongodb';
import { GridFSBucket, MongoGridFSChunkError, MongoRuntimeError, ObjectId, type Db } from 'mongodb';
import { checkContentType } from '../files/content-type';
import { parseFileKey } from '../files/file-key';

/** `order` increases with every version of a key; the greatest, and among equal ones the greatest id, is the file. */
type About = { readonly contentType: string; readonly order: number };
type Version = { readonly _id: ObjectId; readonly length: number; readonly metadata: About };
type Chunk = { readonly _id: ObjectId; readonly files_id: ObjectId; readonly n: number };

export type GridFsOptions = {
  readonly db: Db;
  readonly close?: () => Promise<void>;
};

/** Its collections are `files.files` and `files.chunks`. */
const bucketName = 'files';
const maxTries = 10;
const newestFirst = { 'metadata.order': -1, _id: -1 } as const;
const hour = 3_600_000;

/** A version was removed while it was read: a newer one, or none, exists then. */
const isGone = (error: unknown): boolean =>
  error instanceof MongoGridFSChunkError ||
  (error instanceof MongoRuntimeError && 'code' in error && error.code === 'ENOENT');

const nameOf = (key: string): string => parseFileKey(key).join('/');

/**
 * Files in GridFS. A put adds a complete version, then removes the older ones: nothing is changed in place, so a
 * reader gets one version or the other whether or not the server has transactions, and no chunk is left.
 */
export class GridFsFileStore implements FileStore {
  private readonly bucket: GridFSBucket;

  constructor(private readonly options: GridFsOptions) {
    this.bucket = new GridFSBucket(options.db, { bucketName });
  }

  /** Over its own connection, which `close` ends. */
  static async connect(options: MongoOptions): Promise<GridFsFileStore> {
    const { db, close } = await openMongo(options);
    return new GridFsFileStore({ db, close });
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const filename = nameOf(key);
    checkContentType(contentType);
    const [newest] = await this.versions(filename, 1);
    const order = Math.max(Date.now(), (newest?.metadata.order ?? 0) + 1);
    await this.upload(filename, bytes, { contentType, order });
    const [, ...older] = await this.versions(filename);
    await this.remove(older.map(({ _id }) => _id));
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const filename = nameOf(key);
    for (let attempt = 1; ; attempt += 1) {
      const [newest] = await this.versions(filename, 1);
      if (!newest) return undefined;
      const bytes = await this.download(newest, attempt === maxTries);
      if (bytes) return { bytes, contentType: newest.metadata.contentType };
    }
  }

  async under(folder: string): Promise<readonly string[]> {
    const beginning = `${nameOf(folder)}/`.replace(/[.]/g, '\\.');
    const found = await this.bucket.find({ filename: { $regex: `^${beginning}` } }).toArray();
    return [...new Set(found.map(({ filename }) => filename))].sort();
  }

  async delete(key: string): Promise<void> {
    await this.remove((await this.versions(nameOf(key))).map(({ _id }) => _id));
  }

  /**
   * Removes what a process killed in the middle of an upload left.
   * @param olderThanMs longer than any upload; default one hour. @returns the number of files without a record.
   */
  async sweep(olderThanMs = hour): Promise<number> {
    const before = ObjectId.createFromTime(Math.floor((Date.now() - olderThanMs) / 1000));
    const firsts = this.chunks().find({ n: 0, files_id: { $lt: before } }, { projection: { files_id: 1 } });
    const uploads = (await firsts.toArray()).map((chunk) => chunk.files_id);
    let swept = 0;
    for (let from = 0; from < uploads.length; from += 1000) {
      const some = uploads.slice(from, from + 1000);
      const known = await this.bucket.find({ _id: { $in: some } }, { projection: { _id: 1 } }).toArray();
      const kept = new Set(known.map(({ _id }) => _id.toHexString()));
      const lost = some.filter((id) => !kept.has(id.toHexString()));
      await this.remove(lost);
      swept += lost.length;
    }
    return swept;
  }

  /** Closes the connection, if `connect` opened it. */
  async close(): Promise<void> {
    await this.options.close?.();
  }

  private async versions(filename: string, limit = 0): Promise<readonly Version[]> {
    const found = await this.bucket.find({ filename }, { limit }).sort(newestFirst).toArray();
    return found.map(({ _id, length, metadata }) => ({
      _id,
      length,
      metadata: { contentType: String(metadata?.['contentType']), order: Number(metadata?.['order']) },
    }));
  }

  private async upload(filename: string, bytes: Buffer, metadata: About): Promise<void> {
    const stream = this.bucket.openUploadStream(filename, { metadata });
    try {
      await new Promise<void>((resolve, reject) => {
        stream.once('finish', resolve).once('error', reject);
        stream.end(bytes);
      });
    } catch (error) {
      await this.remove([stream.id]).catch(() => undefined);
      throw error;
    }
  }

  /** @returns undefined if the version was removed meanwhile. */
  private async download(version: Version, isLast: boolean): Promise<Buffer | undefined> {
    try {
      const parts: Buffer[] = [];
      for await (const part of this.bucket.openDownloadStream(version._id)) parts.push(Buffer.from(part));
      const bytes = Buffer.concat(parts);
      if (bytes.length === version.length) return bytes;
      throw new MongoGridFSChunkError(`${bytes.length} of ${version.length} bytes`);
    } catch (error) {
      if (isLast || !isGone(error)) throw error;
      return undefined;
    }
  }

  /** The record first, so that nobody finds a file without its chunks. */
  private async remove(ids: readonly ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.options.db.collection(`${bucketName}.files`).deleteMany({ _id: { $in: [...ids] } });
    await this.chunks().deleteMany({ files_id: { $in: [...ids] } });
  }

  private chunks() {
    return this.options.db.collection<Chunk>(`${bucketName}.chunks`);
  }
}
