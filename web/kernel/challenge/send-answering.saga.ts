import { type Challenge, challengeEndpoints } from '@reprise/contracts/identity';
import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { call, getContext } from 'redux-saga/effects';
import { ProblemError, type Reply } from '../api';
import { send } from '../store';

/** Answers a challenge: text for the header `Reprise-Challenge`. */
export type SolveChallenge = (challenge: Challenge) => Promise<string>;

const asksForAnswer = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'challenge-required';

/** Only accounts that want it ask; then the browser does its work unseen, and the call is made again. @throws as `send` */
export function* sendAnswering<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
): Generator<unknown, Reply<E>, unknown> {
  try {
    return yield* send(endpoint, parts);
  } catch (error) {
    if (!asksForAnswer(error)) throw error;
  }
  const { value } = yield* send(challengeEndpoints.challenge, {});
  const solve = (yield getContext('solveChallenge')) as SolveChallenge;
  const challengeAnswer = (yield call(solve, value)) as string;
  return yield* send(endpoint, parts, { challengeAnswer });
}
