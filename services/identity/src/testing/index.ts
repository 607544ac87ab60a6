export { answerTo } from './answer-to';
export { totpCode } from './totp-code';
