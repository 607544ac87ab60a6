export { serveKeptMails, serveParcelPage } from './demo-pages';
export { pagePolicy, serveWebApps } from './web-app';
