export * from './create-i18n';
export * from './namespaces';
export { useProblemText } from './problem-text';
