export type { SsoOptions } from './sso-options';
export { sealedSsoSecrets } from './sso-secrets';
