export { ConfigurationModule } from './configuration.module';
export { AccountByHost } from './settings/account-by-host';
