export { drawnPicture } from './drawn-picture';
export { FileKeyInvalid } from './file-key';
export { DiskFileStore } from './disk-file-store';
export { judgeFavicon, judgeImage, judgePdf } from './judge-file';
