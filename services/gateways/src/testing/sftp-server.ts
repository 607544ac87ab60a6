import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import { attrsOf, served, type ServedFile } from './sftp-attrs';

const { Server, utils } = ssh2;
const { STATUS_CODE: status } = utils.sftp;

/** Of another kind than ed25519: of those, ssh2 makes one in seven hundred that it cannot read itself. */
export const aKeyPair = () => utils.generateKeyPairSync('ecdsa', { bits: 256 });

/** A real SFTP server over files in memory, with the faults that servers have. */
export class SftpServer {
  readonly files = new Map<string, ServedFile>([['.', served('', { kind: 'folder' })]]);
  /** What it was told at the door. */
  readonly passwords: string[] = [];
  readonly paths = new Set<string>();
  readonly publicKeys: Buffer[] = [];
  hangs: 'login' | 'read' | undefined;
  isReadOnly = false;
  /** Between two pieces of a file that is being read. */
  onRead: (() => void) | undefined;

  private readonly key = aKeyPair();
  private readonly open = new Set<Connection>();
  private readonly server = new Server({ hostKeys: [this.key.private] }, (client) => this.greet(client));

  constructor(private readonly password: string) {}

  get fingerprint(): string {
    const parsed = utils.parseKey(this.key.public);
    if (parsed instanceof Error) throw parsed;
    return `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=$/, '')}`;
  }
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async start(): Promise<this> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return this;
  }
  stop(): Promise<void> {
    for (const client of this.open) client.end();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  private greet(client: Connection): void {
    this.open.add(client);
    client.on('error', () => undefined).on('close', () => this.open.delete(client));
    client.on('authentication', (asked) => {
      if (asked.method === 'password') this.passwords.push(asked.password);
      if (this.hangs === 'login') return;
      const isKnown =
        asked.method === 'publickey' && this.publicKeys.some((key) => key.equals(asked.key.data));
      if (isKnown || (asked.method === 'password' && asked.password === this.password)) return asked.accept();
      return asked.reject(['password', 'publickey']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => this.serve(acceptSftp()));
    });
  }

  private serve(sftp: SFTPWrapper): void {
    const handles = new Map<number, string>();
    const named = (handle: Buffer): string => handles.get(handle.readUInt32BE(0)) ?? '';
    sftp.on('STAT', (id, path) => {
      this.paths.add(path);
      const found = this.files.get(path);
      if (found) sftp.attrs(id, attrsOf(found));
      else sftp.status(id, status.NO_SUCH_FILE);
    });
    sftp.on('OPEN', (id, path, flags) => {
      const writes = (flags & utils.sftp.OPEN_MODE.WRITE) !== 0;
      if (writes && this.isReadOnly) return void sftp.status(id, status.PERMISSION_DENIED);
      if (!writes && !this.files.has(path)) return void sftp.status(id, status.NO_SUCH_FILE);
      if (writes) this.files.set(path, served(''));
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(handles.size, 0);
      handles.set(handles.size, path);
      sftp.handle(id, handle);
    });
    sftp.on('READ', (id, handle, offset, length) => {
      if (this.hangs === 'read') return;
      const piece = this.files.get(named(handle))?.bytes.subarray(offset, offset + length) ?? Buffer.alloc(0);
      this.onRead?.();
      if (piece.length > 0) sftp.data(id, piece);
      else sftp.status(id, status.EOF);
    });
    sftp.on('WRITE', (id, handle, offset, data) => {
      const file = this.files.get(named(handle));
      if (file) file.bytes = Buffer.concat([file.bytes.subarray(0, offset), data]);
      sftp.status(id, status.OK);
    });
    sftp.on('RENAME', (id, from, to) => sftp.status(id, this.moved(from, to)));
    sftp.on('REMOVE', (id, path) => sftp.status(id, this.files.delete(path) ? status.OK : status.FAILURE));
    sftp.on('CLOSE', (id) => sftp.status(id, status.OK));
  }

  private moved(from: string, to: string): number {
    const file = this.files.get(from);
    if (this.isReadOnly || !file || this.files.has(to)) return status.PERMISSION_DENIED;
    this.files.delete(from);
    this.files.set(to, file);
    return status.OK;
  }
}
