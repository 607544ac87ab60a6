export { placeOfPostalCode } from './place-of-postal-code';
export { byDistance, type Distanced, type Point } from './distance';
