import { sftpImportFile } from '@reprise/contracts/connectors';
import { importLimits } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { NoAnswer } from '../outbound';
import type { SftpEntry, SftpSession } from './sftp-session';

/** Its sender was still writing it: it is left alone, and looked at again. */
export class FileUnfinished extends Error {}

export type FetchImport = {
  readonly session: SftpSession;
  readonly folder: string;
  /** Of the file that was taken the last time. */
  readonly known: string | undefined;
  readonly now: Date;
  /** How long a file must stay as it is. */
  readonly settled: () => Promise<unknown>;
  readonly take: (content: AsyncIterable<Buffer>) => Promise<unknown>;
};

const markOf = ({ size, mtime }: SftpEntry): string => `${size} ${mtime}`;

async function mustBe(session: SftpSession, path: string, mark: string): Promise<void> {
  const entry = await session.entry(path);
  if (!entry || markOf(entry) !== mark) throw new FileUnfinished();
}

async function* whole(session: SftpSession, path: string, entry: SftpEntry): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of session.read(path)) {
    bytes += piece.length;
    if (bytes > entry.size) throw new FileUnfinished();
    yield piece;
  }
  if (bytes < entry.size) throw new FileUnfinished();
  await mustBe(session, path, markOf(entry));
}

/** `products-import.csv` → `products-import.2026-11-23T02-00-00.csv`: it is out of the way, and its sender sees when. */
const takenName = (now: Date): string =>
  sftpImportFile.replace('.csv', `.${now.toISOString().slice(0, 19).replace(/:/g, '-')}.csv`);

/**
 * Takes the file if there is one, as a whole, and puts it out of the way; where that is not allowed, the same file is
 * not taken twice. @returns what it looked like, or undefined. @throws NoAnswer, FileUnfinished, Refusal
 */
export async function fetchImport(asked: FetchImport): Promise<string | undefined> {
  const { session, folder, known, now, settled, take } = asked;
  const path = `${folder}/${sftpImportFile}`;
  const entry = await session.entry(path);
  if (!entry) return undefined;
  if (entry.kind !== 'file') throw new NoAnswer('refused', `${sftpImportFile}: not a file`);
  const mark = markOf(entry);
  if (mark === known) return mark;
  if (entry.size > importLimits.bytes) throw new Refusal('file-too-large', { limit: importLimits.bytes });
  await settled();
  await mustBe(session, path, mark);
  await take(whole(session, path, entry));
  await session.rename(path, `${folder}/${takenName(now)}`).catch(() => undefined);
  return mark;
}
