export { recordedCarrier } from './recorded-carrier';
export { recordedSendcloud, sendcloudKeys } from './recorded-sendcloud';
export { RecordedServer, type Answered, type Asked, type Recording } from './recorded-server';
export { served } from './sftp-attrs';
export { SftpServer } from './sftp-server';
