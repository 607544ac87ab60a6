export * from './user.api';
export * from './assignable-roles';
export * from './visitor.api';
export * from './session.api';
