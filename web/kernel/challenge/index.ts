export { sendAnswering, type SolveChallenge } from './send-answering.saga';
