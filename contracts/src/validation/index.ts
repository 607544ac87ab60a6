export * from './field-texts.rules';
