export { GridFsFileStore, type GridFsOptions } from './gridfs-file-store';
