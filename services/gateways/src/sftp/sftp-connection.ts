import { createHash } from 'node:crypto';
import { guardedSocket } from '@reprise/kernel/outbound';
import type { Client, SFTPWrapper } from 'ssh2';
import { NoAnswer } from '../outbound';
import { sftpFault } from './sftp-fault';
import type { SftpPlace } from './sftp-place';

export type SftpRule = {
  /** Also allows machines in the own network: for demonstrations. */
  readonly privateAddresses: boolean;
  /** For each answer; default 10 s. */
  readonly patienceMs?: number;
};
export type SftpConnection = { readonly client: Client; readonly sftp: SFTPWrapper };

export const usualPatienceMs = 10_000;
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=$/, '')}`;

/** A server that shows another key than expected is told nothing. */
function keyFault({ hostKey }: SftpPlace, shown: string | undefined): NoAnswer | undefined {
  if (shown === undefined || shown === hostKey) return undefined;
  return new NoAnswer(hostKey === '' ? 'host-key-unknown' : 'host-key-changed', shown);
}

/** @throws NoAnswer */
export async function sftpConnection(place: SftpPlace, rule: SftpRule): Promise<SftpConnection> {
  const { host, port, user: username, password, privateKey } = place;
  const { patienceMs = usualPatienceMs } = rule;
  // Loaded on demand, as most processes never need it.
  const ssh = require('ssh2') as typeof import('ssh2');
  const client = new ssh.Client();
  let shown: string | undefined;
  const socket = await guardedSocket({ host, port }, rule, patienceMs).catch((error: unknown) => {
    throw sftpFault(error);
  });
  try {
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
      client.on('error', reject).on('close', () => reject(new NoAnswer('unreachable', 'closed')));
      client.on('ready', () => client.sftp((error, opened) => (error ? reject(error) : resolve(opened))));
      client.connect({
        ...{ sock: socket, username, readyTimeout: patienceMs },
        ...(password && { password }),
        ...(privateKey && { privateKey }),
        hostVerifier: (key: Buffer) => (shown = fingerprintOf(key)) === place.hostKey,
      });
      setTimeout(() => reject(new NoAnswer('timeout', '')), patienceMs * 2).unref();
    });
    return { client, sftp };
  } catch (error) {
    socket.destroy();
    throw keyFault(place, shown) ?? sftpFault(error);
  }
}
