export type JudgedImage = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
};

/** Accepts JPG or PNG, by content, and re-encodes it. @throws Refusal `file-too-large`, `file-type-not-allowed` */
export type ImageJudge = (bytes: Buffer) => Promise<JudgedImage>;
