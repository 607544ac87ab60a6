import type { Opened } from '../connectors/connector-directory';

/** Where an account has its files, and how it is entered. */
export type SftpPlace = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly privateKey?: string;
  /** The fingerprint by which the server is known; without one nobody is told the password. */
  readonly hostKey: string;
  readonly folder: string;
};

/** A key that went through a field of one line has lost its line breaks. */
function withLines(key: string): string {
  const [, head, body, end] =
    /^(-----BEGIN [A-Z ]+-----)\s*(.*?)\s*(-----END [A-Z ]+-----)\s*$/s.exec(key) ?? [];
  return head && body && end ? `${head}\n${body.replace(/\s+/g, '\n')}\n${end}\n` : key;
}

export function sftpPlaceOf({ properties, secrets }: Opened): SftpPlace {
  const { host = '', port, user = '', hostKey = '', folder } = properties;
  const { password, privateKey } = secrets;
  return {
    ...{ host, port: Number(port) || 22, user, hostKey: hostKey.replace(/=$/, '') },
    ...(password && { password }),
    ...(privateKey && { privateKey: withLines(privateKey) }),
    folder: folder ? folder.replace(/\/+$/, '') : '.',
  };
}
