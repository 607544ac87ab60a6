export { PublicFiles } from './public-files';
export { PublicFilesModule } from './public-files.module';
export { Uploads } from './uploads.store';
export { publicFileReply } from './public-file-reply';
export { PartedFiles, type PartNames } from './parted-files';
