export { answerTo } from './answer-to';
export { countedDocuments } from './counted-documents';
export { totpCode } from './totp-code';
