import type { Stats } from 'ssh2';
import { NoAnswer } from '../outbound';
import { sftpConnection, usualPatienceMs, type SftpConnection, type SftpRule } from './sftp-connection';
import { isMissing, sftpFault } from './sftp-fault';
import type { SftpPlace } from './sftp-place';

export type SftpEntry = Pick<Stats, 'size' | 'mtime'> & {
  readonly kind: 'file' | 'folder' | 'other';
};
type Done<T> = (error: Error | null | undefined, value?: T) => void;

const pieceBytes = 64 * 1024;

/** One visit of a server. Each request waits for its answer so long and no longer. */
export class SftpSession {
  private constructor(
    private readonly connection: SftpConnection,
    private readonly patienceMs: number,
  ) {}

  /** @throws NoAnswer */
  static async open(place: SftpPlace, rule: SftpRule): Promise<SftpSession> {
    return new SftpSession(await sftpConnection(place, rule), rule.patienceMs ?? usualPatienceMs);
  }

  close(): void {
    this.connection.client.destroy();
  }

  /** Undefined: nothing has this name. @throws NoAnswer */
  async entry(path: string): Promise<SftpEntry | undefined> {
    try {
      const found = await this.ask<Stats>((done) => this.sftp.stat(path, done));
      const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
      return { kind, size: found.size, mtime: found.mtime };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw sftpFault(error);
    }
  }

  /** @throws NoAnswer */
  async *read(path: string): AsyncGenerator<Buffer> {
    const handle = await this.told<Buffer>((done) => this.sftp.open(path, 'r', done));
    for (let at = 0; ;) {
      const piece = Buffer.alloc(pieceBytes);
      const read = await this.told<number>((done) =>
        this.sftp.read(handle, piece, 0, pieceBytes, at, (error, bytes) =>
          isEnd(error) ? done(null, 0) : done(error, bytes),
        ),
      );
      if (read === 0) break;
      at += read;
      yield piece.subarray(0, read);
    }
    await this.told<void>((done) => this.sftp.close(handle, done));
  }

  /** @throws NoAnswer */
  async write(path: string, content: AsyncIterable<Buffer>): Promise<void> {
    const handle = await this.told<Buffer>((done) => this.sftp.open(path, 'w', done));
    let at = 0;
    for await (const piece of content) {
      await this.told<void>((done) => this.sftp.write(handle, piece, 0, piece.length, at, done));
      at += piece.length;
    }
    await this.told<void>((done) => this.sftp.close(handle, done));
  }

  /** @throws NoAnswer */
  rename(from: string, to: string): Promise<void> {
    return this.told<void>((done) => this.sftp.rename(from, to, done));
  }

  /** @throws NoAnswer */
  remove(path: string): Promise<void> {
    return this.told<void>((done) => this.sftp.unlink(path, done));
  }

  private get sftp(): SftpConnection['sftp'] {
    return this.connection.sftp;
  }

  private told<T>(request: (done: Done<T>) => void): Promise<T> {
    return this.ask(request).catch((error: unknown) => {
      throw sftpFault(error);
    });
  }

  private ask<T>(request: (done: Done<T>) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new NoAnswer('timeout', ''));
        this.close();
      }, this.patienceMs);
      request((error, value) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(value as T);
      });
    });
  }
}

/** Reading behind the end is an error of the protocol. */
const isEnd = (error: unknown): boolean => Object(error).code === 1;
