import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { securedBy, type SecuredArea } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';
import type { AccountSettingsReader, FactorDoor, Session } from '../ports';
import { specOf } from './endpoint.decorator';
import { inputOf } from './input';

/** Money and settings ask for a second factor where the account wants it; changes of factors where a person has one. */
export class FreshFactorGuard implements CanActivate {
  constructor(
    private readonly settings: Pick<AccountSettingsReader, 'read'> | undefined,
    private readonly door: FactorDoor | undefined,
  ) {}

  /** @throws Refusal `fresh-factor-required` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = specOf(context.getHandler());
    const area = spec && securedBy(spec);
    if (!area || !this.door) return true;
    const { session } = inputOf(context.switchToHttp().getRequest<FastifyRequest>()) as { session: Session };
    if (!(await this.isWanted(area, session))) return true;
    const standing = await this.door.standing(session);
    const passes = standing === 'fresh' || (area === 'own-factors' && standing === 'none');
    if (!passes) throw new Refusal('fresh-factor-required', { area, enrolled: standing !== 'none' });
    return true;
  }

  private async isWanted(area: SecuredArea, { accountId }: Session): Promise<boolean> {
    if (area === 'own-factors') return true;
    const settings = await this.settings?.read(accountId);
    return (area === 'money' ? settings?.secondFactorForMoney : settings?.secondFactorForSettings) ?? false;
  }
}
