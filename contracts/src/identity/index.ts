export * from './user.api';
export * from './user-import.api';
export * from './assignable-roles.rules';
export * from './visitor.api';
export * from './challenge.api';
export * from './session.api';
export * from './sso.document';
export * from './sso.api';
