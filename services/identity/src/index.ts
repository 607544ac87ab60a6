export { Directory } from './directory';
export { IdentityModule } from './identity.module';
export {
  noSingleSignOn,
  OTHER_SESSION_KEYS,
  PASSWORD_MAILER,
  SESSION_KEY,
  SINGLE_SIGN_ON,
  type PasswordMailer,
  type SingleSignOn,
} from './identity.port';
export { Passwords } from './passwords';
export { scopeOf } from './scope-of';
export { users } from './user.resource';
export type { VisitorOptions } from './visitors';
