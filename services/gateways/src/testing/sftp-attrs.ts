import type { Attributes } from 'ssh2';

export type ServedFile = {
  bytes: Buffer;
  mtime: number;
  readonly kind: 'file' | 'folder';
  readonly size?: number;
};

const modes = { file: 0o100644, folder: 0o040755 } as const;

export const served = (text: string | Buffer, over: Partial<ServedFile> = {}): ServedFile => ({
  ...{ bytes: Buffer.from(text), mtime: 1_760_000_000, kind: 'file', ...over },
});
export const attrsOf = ({ bytes, size = bytes.length, mtime, kind }: ServedFile): Attributes => ({
  ...{ mode: modes[kind], uid: 0, gid: 0, size, atime: mtime, mtime },
});
