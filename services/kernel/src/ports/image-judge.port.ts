import type { FileKind } from '@reprise/contracts/kernel';

export type JudgedFile = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
};

/** Judges a file by its content, never by its name. @throws Refusal `file-too-large`, `file-type-not-allowed` */
type FileJudge = (bytes: Buffer) => Promise<JudgedFile> | JudgedFile;

/** Accepts JPG or PNG and encodes it anew. @throws as a `FileJudge`. */
export type ImageJudge = (bytes: Buffer) => Promise<JudgedFile>;

/** Of what a client's own people upload besides pictures. */
export type FileJudges = Readonly<Record<Exclude<FileKind, 'picture'>, FileJudge>>;
