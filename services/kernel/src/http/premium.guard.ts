import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';
import type { AccountSettingsReader, Session } from '../ports';
import { specOf } from './endpoint.decorator';
import { inputOf } from './input';

/** An endpoint of a premium feature answers only accounts that hold it, whatever permission a person has. */
export class PremiumGuard implements CanActivate {
  constructor(private readonly settings: Pick<AccountSettingsReader, 'read'> | undefined) {}

  /** @throws Refusal `premium-feature-missing` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const feature = specOf(context.getHandler())?.premium;
    if (!feature) return true;
    const input = inputOf(context.switchToHttp().getRequest<FastifyRequest>());
    const { session } = input as { readonly session: Session };
    const held = (await this.settings?.read(session.accountId))?.enabledPremiumFeatures ?? [];
    if (!held.includes(feature)) throw new Refusal('premium-feature-missing', { feature });
    return true;
  }
}
