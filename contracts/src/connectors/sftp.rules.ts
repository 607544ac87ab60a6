import type { ImportContent } from '../imports';

/** Back office §9: the file that is fetched has this name, and no other is looked at. */
export const sftpImportFile = 'products-import.csv';
/** What is left for the client, where the account wants an export. */
export const sftpExportFile = (content: ImportContent): string => `${content}-export.csv`;

const name = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const address6 = /^[0-9a-f]*:[0-9a-f:.]{1,44}$/i;
const fingerprint = /^SHA256:[A-Za-z0-9+/]{43}=?$/;

/** A name or a number of a machine, without scheme, port or path. */
export const isHost = (text: string): boolean => name.test(text) || address6.test(text);

/** `/out/products`: never above what the user may see. */
export const isFolder = (text: string): boolean =>
  /^[^\\:*?"<>|]{1,200}$/.test(text) && !text.split('/').some((step) => step === '..' || step === '~');

/** As `ssh-keygen -lf` prints it. */
export const isHostKey = (text: string): boolean => fingerprint.test(text);
