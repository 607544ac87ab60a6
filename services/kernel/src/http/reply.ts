import type { Readable } from 'node:stream';

export type ReplyOptions = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Position that a command wrote: sent as `Reprise-Position`, to be named by the next query. */
  readonly position?: string;
  /** Sent as `ETag`; a document's `revision` field serves when this is absent. */
  readonly revision?: number;
};

/** A body with what goes into the headers. A handler that needs none of it returns the bare body. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly options: ReplyOptions = {},
  ) {}
}

export const reply = <T>(body: T, options: ReplyOptions = {}): Reply<T> => new Reply(body, options);

/** The reply to a command: its body and the position it wrote (`DeciderStore.handle` gives one). */
export const written = <T>(result: { position: string; revision?: number }, body: T): Reply<T> =>
  new Reply(body, { position: result.position, revision: result.revision });

/** A reply that is not JSON: a label, an export. `name` makes it a download. */
export function fileReply(
  content: Buffer | Readable | string,
  file: { type?: string; name?: string } = {},
): Reply<Buffer | Readable | string> {
  const headers: Record<string, string> = {};
  if (file.type) headers['content-type'] = file.type;
  if (file.name)
    headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
  return new Reply(content, { headers });
}
