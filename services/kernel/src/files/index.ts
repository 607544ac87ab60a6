export { PublicFiles } from './public-files';
export { Uploads } from './uploads.store';
export { publicFileReply } from './public-file-reply';
