import type { Readable } from 'node:stream';

export type ReplyOptions = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Position written by a command: sent as `Reprise-Position`, to be passed with the next query. */
  readonly position?: string;
  /** Sent as `ETag`; if absent, a document's `revision` field is used. */
  readonly revision?: number;
  /** The body is given to many and nobody changes it: its bytes are kept with it. */
  readonly shared?: boolean;
};

/** A body with values for the headers. A handler that needs none of them returns the bare body. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly options: ReplyOptions = {},
  ) {}
}

export const reply = <T>(body: T, options: ReplyOptions = {}): Reply<T> => new Reply(body, options);

/** The reply to a command: its body and the position that it wrote (from `DeciderStore.handle`). */
export const written = <T>(result: { position: string; revision?: number }, body: T): Reply<T> =>
  new Reply(body, { position: result.position, revision: result.revision });

/** A reply that is not JSON: a label, an export. A browser shows what is a paper, and saves what else has a `name`. */
export function fileReply(
  content: Buffer | Readable | string,
  file: { type?: string; name?: string } = {},
): Reply<Buffer | Readable | string> {
  const headers: Record<string, string> = {};
  if (file.type) headers['content-type'] = file.type;
  if (file.name)
    headers['content-disposition'] =
      `${file.name.endsWith('.pdf') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`;
  return new Reply(content, { headers });
}
