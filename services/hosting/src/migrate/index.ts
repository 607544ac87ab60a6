export { migrate, rehearse, verify } from './migrate';
export * from './migration.port';
export { MigrationState } from './migration-state';
export { openSource } from './open-source';
export { openTarget, type TargetChoice } from './open-target';
export { runMigration } from './run-migration';
