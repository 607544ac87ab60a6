export * from './user.api';
export * from './assignable-roles';
export * from './session.api';
