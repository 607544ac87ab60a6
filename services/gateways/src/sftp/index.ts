export { SftpRounds, type SftpRoundsOptions } from './sftp-rounds';
export { SftpVisits } from './sftp-visits.store';
export { SftpNoticeMail } from './sftp-notice-mail';
export type { SftpFiles, SftpNotice } from './sftp-files.port';
