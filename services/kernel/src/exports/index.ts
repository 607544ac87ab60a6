export { csvLines } from './csv-lines';
export { ExportAnswers } from './export-answers';
export { exportFiles } from './export-files';
export { ExportJobs, type ExportJob } from './export-jobs';
export { afterCursor, byId, type ExportPage, type ExportPages } from './export-pages';
export { ExportRunner } from './export-runner';
export { exportWork, type ExportWorkOptions } from './export-work';
export { ListExports } from './list-exports';
export { rowPages } from './row-pages';
