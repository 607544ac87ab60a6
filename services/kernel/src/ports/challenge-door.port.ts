import type { Challenge } from '@reprise/contracts/identity';

/** Makes flooding expensive: whoever asks for something solves a challenge first. Another kind is another adapter. */
export interface ChallengeDoor {
  /** A new one, for this account alone. */
  challenge(accountId: string): Promise<Challenge>;
  /** Whether a visitor's text answers a challenge of this account, in time and for the first time. */
  opens(accountId: string, answer: string): Promise<boolean>;
}
