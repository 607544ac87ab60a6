import { z } from 'zod';

/** One complete file of a `multipart/form-data` body. `name` comes from the sender and is never used as a path. */
export type UploadedFile = {
  readonly name: string;
  /** Content type according to the sender; check the bytes before trusting it. */
  readonly type: string;
  readonly bytes: Uint8Array;
};

export const uploadedFile = (name: string, type: string, bytes: Uint8Array): UploadedFile => ({
  name: name.split(/[\\/]/).at(-1) ?? '',
  type,
  bytes,
});

/** A file field of a form. @param maxBytes larger files are refused; the back office's limits are 250 kB and less. */
export const uploadedFileSchema = (maxBytes: number) =>
  z
    .custom<UploadedFile>((value) => value instanceof Object && 'bytes' in value, { error: 'file-expected' })
    .refine((file) => file.bytes.byteLength <= maxBytes, {
      error: 'file-too-large',
      params: { limit: maxBytes },
    })
    .meta({ type: 'string', format: 'binary' });
