export * from './create-i18n';
export { eventTexts } from './event-texts';
export * from './namespaces';
export type { FullKey, TextKey, Texts } from './typed-texts';
export * from './use-titles';
export * from './use-words';
export * from './use-field-words';
export { useProblemText } from './problem-text';
