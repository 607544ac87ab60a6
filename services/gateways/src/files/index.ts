export { FileKeyInvalid, type FileStore, type StoredFile } from './file-store.port';
export { DiskFileStore } from './disk-file-store';
export { judgeFavicon, judgeImage, judgePdf, type JudgedFile } from './judge-file';
