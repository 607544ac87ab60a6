export { pagePolicy, serveWebApps } from './web-app';
export { serveKeptMails, servePackagePage } from './demo-pages';
export { siteOfHost } from './site-of-host';
export { firstQuestion } from './first-question';
