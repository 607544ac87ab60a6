export * from './import.rows';
export * from './import-draft.rows';
export * from './imports.api';
export * from './import-keys.rules';
export * from './fault-texts.rules';
