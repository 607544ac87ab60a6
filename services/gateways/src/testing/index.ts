export { recordedCarrier } from './recorded-carrier';
export { recordedSendcloud, sendcloudKeys } from './recorded-sendcloud';
export { RecordedServer, type Answered, type Asked, type Recording } from './recorded-server';
export { served } from './sftp-attrs';
export { aKeyPair, SftpServer } from './sftp-server';
export * from './mail-samples';
