export { Directory } from './directory';
export { IdentityModule } from './identity.module';
export { sealedFactorSecrets } from './factor/factors.store';
export { OTHER_SESSION_KEYS, PASSWORD_MAILER, SESSION_KEY, type PasswordMailer } from './identity.port';
export { sealedSsoSecrets, type SsoOptions } from './sso';
export { Passwords } from './passwords';
export { scopeOf } from './scope-of';
export { users } from './user.resource';
export type { VisitorOptions } from './visitors';
