export type JudgedImage = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
};

/** JPG or PNG, judged by its bytes and encoded anew. @throws Refusal `file-too-large`, `file-type-not-allowed` */
export type ImageJudge = (bytes: Buffer) => Promise<JudgedImage>;
