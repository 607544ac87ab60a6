import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';
import type { AccountSettingsReader, ChallengeDoor, Session } from '../ports';
import { specOf } from './endpoint.decorator';
import { header } from './header';
import { inputOf } from './input';

/** Asks visitors for the answer to a challenge, where the endpoint and the account do; whoever signed in is known. */
export class ChallengeGuard implements CanActivate {
  constructor(
    private readonly settings: Pick<AccountSettingsReader, 'read'> | undefined,
    private readonly door: ChallengeDoor | undefined,
  ) {}

  /** @throws Refusal `challenge-required`, `challenge-failed` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!specOf(context.getHandler())?.challenged) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { session } = inputOf(request) as { readonly session: Session };
    if (session.kind !== 'visitor' || !(await this.isWanted(session))) return true;
    const answer = header(request, 'reprise-challenge');
    if (!answer) throw new Refusal('challenge-required');
    if (!(await this.door?.opens(session.accountId, answer))) throw new Refusal('challenge-failed');
    return true;
  }

  private async isWanted({ accountId }: Session): Promise<boolean> {
    return (await this.settings?.read(accountId))?.visitorChallengeEnabled ?? false;
  }
}
