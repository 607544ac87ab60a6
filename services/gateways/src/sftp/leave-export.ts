import type { SftpSession } from './sftp-session';

/** Leaves a file under its name only once it is whole; the one of before is replaced. @throws NoAnswer */
export async function leaveExport(
  session: SftpSession,
  path: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const draft = `${path}.part`;
  await session.write(draft, content);
  if (await session.entry(path)) await session.remove(path);
  await session.rename(draft, path);
}
