import {
  challengeAnswerSchema,
  challengeSchema,
  type Challenge,
  type ChallengeAnswer,
} from '@reprise/contracts/identity';
import type { Clock } from '@reprise/kernel/base';
import type { ChallengeDoor } from '@reprise/kernel/ports';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeKeys } from './challenge-keys';
import type { SpentChallenges } from './spent-challenges.store';

/** About a second of one core of a phone; the server derives one key per challenge, and none per answer. */
const effort = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32, fewest: 500, most: 1500 };
const validForMs = 10 * 60_000;
const longest = 4000;

/** Signed challenges of the library altcha: nothing is kept until one is answered, and nobody else is called. */
export class ProofOfWork implements ChallengeDoor {
  /** @param keys the current one first; challenges signed with the others are valid as well */
  constructor(
    private readonly keys: readonly [Uint8Array, ...Uint8Array[]],
    private readonly spent: SpentChallenges,
    private readonly clock: Clock,
  ) {}

  async challenge(accountId: string): Promise<Challenge> {
    const { algorithm, cost, keyLength, fewest, most } = effort;
    const made = await createChallenge({
      ...{ algorithm, cost, keyLength, deriveKey },
      ...challengeKeys(this.keys[0]),
      counter: randomInt(most, fewest),
      expiresAt: new Date(this.clock.now().getTime() + validForMs),
      data: { accountId },
    });
    return challengeSchema.parse({ kind: 'altcha', ...made });
  }

  async opens(accountId: string, text: string): Promise<boolean> {
    const answer = answerIn(text);
    if (!answer) return false;
    const { parameters, signature } = answer.challenge;
    const expiresAt = new Date(parameters.expiresAt * 1000);
    const isOurs = parameters.data.accountId === accountId && expiresAt > this.clock.now();
    if (!isOurs || !(await this.isSolved(answer))) return false;
    return this.spent.spend(signature, expiresAt);
  }

  private async isSolved(answer: ChallengeAnswer): Promise<boolean> {
    for (const key of this.keys) {
      const { verified } = await verifySolution({ ...answer, ...challengeKeys(key), deriveKey });
      if (verified) return true;
    }
    return false;
  }
}

function answerIn(text: string): ChallengeAnswer | undefined {
  if (text.length > longest) return undefined;
  try {
    return challengeAnswerSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
