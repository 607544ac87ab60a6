export { serveKeptMails, servePackagePage } from './demo-pages';
export { pagePolicy, serveWebApps } from './web-app';
