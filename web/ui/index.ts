/** All of ui, including antd: for the dashboard. The public app imports `base` or single files. */
export * from './base';
export * from './ui-provider';
export * from './timeline';
export * from './page/page-header';
export * from './page/page';
export * from './page/confirm-dialog';
export * from './list/list-spec';
export * from './list/list-page';
export * from './form/form-spec';
export * from './form/form-sections';
export * from './form/form-page';
