import { sftpImportFile } from '@reprise/contracts/connectors';
import type { Opened } from '../connectors/connector-directory';
import type { Tested } from '../connectors/connector-test';
import { NoAnswer } from '../outbound';
import type { SftpRule } from './sftp-connection';
import { sftpPlaceOf } from './sftp-place';
import { SftpSession } from './sftp-session';

/** Really enters the server, and looks whether the folder and the file are there. It changes nothing. */
export async function testSftp(opened: Opened, rule: SftpRule): Promise<Tested> {
  const place = sftpPlaceOf(opened);
  if (!place.password && !place.privateKey) return { outcome: 'incomplete', detail: 'password, privateKey' };
  let session: SftpSession | undefined;
  try {
    session = await SftpSession.open(place, rule);
    const folder = await session.entry(place.folder);
    if (folder?.kind !== 'folder') return { outcome: 'refused', detail: `${place.folder}: no such folder` };
    const file = await session.entry(`${place.folder}/${sftpImportFile}`);
    return { outcome: 'works', detail: file ? `${sftpImportFile}: ${file.size} B` : '' };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { outcome: error.outcome, detail: error.detail };
  } finally {
    session?.close();
  }
}
