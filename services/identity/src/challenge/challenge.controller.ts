import { Controller, Inject } from '@nestjs/common';
import { challengeEndpoints as endpoints, type Challenge } from '@reprise/contracts/identity';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CHALLENGE_DOOR, type ChallengeDoor } from '@reprise/kernel/ports';

@Controller()
export class ChallengeController {
  constructor(@Inject(CHALLENGE_DOOR) private readonly door: ChallengeDoor) {}

  @Endpoint(endpoints.challenge)
  challenge(@Input() { session }: InputOf<typeof endpoints.challenge>): Promise<Challenge> {
    return this.door.challenge(session.accountId);
  }
}
