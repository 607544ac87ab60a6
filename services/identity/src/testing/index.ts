export { answerTo } from './answer-to';
