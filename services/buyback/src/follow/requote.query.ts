import { Inject, Injectable } from '@nestjs/common';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { pricedAgain } from '@reprise/contracts/catalogue';
import { priceLock, priceLockedUntil } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import {
  CLOCK,
  DIAGNOSTICS,
  DIAGNOSTIC_VERSIONS,
  type DiagnosticReader,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { worthFacts } from '../declare/choice.rules';
import { buybackDecider } from '../domain';
import { BuybackLifecycle } from '../lifecycle';

type Requote = Extract<BuybackCommand, { type: 'RequoteBuyback' }>;

/** Answers "what are the declared answers worth today?" by the command that would take that price. */
@Injectable()
export class RequoteQuery {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly buybacks: BuybackLifecycle,
  ) {}

  /** @throws Refusal for whatever taking the price would be refused for. */
  async shown(row: BuybackListRow): Promise<Requote['data']> {
    const { data, ...command } = await this.today(row, 0);
    const taken = { ...data, shownTotal: data.price.total };
    const { state } = await this.buybacks.load(row.id);
    buybackDecider.decide({ ...command, data: taken }, state);
    return taken;
  }

  /** @param shownTotal the amount that the customer takes. */
  async today(row: BuybackListRow, shownTotal: number): Promise<Requote> {
    const { accountId, productId, channel } = row;
    const diagnostic = await this.diagnostics.read({ accountId, productId, channel });
    const diagnosis = pricedAgain(row, diagnostic, row.answers);
    const now = this.clock.now().toISOString();
    const data = {
      answers: diagnosis.answers,
      price: diagnosis.priced,
      shownTotal,
      diagnosticId: await this.versions.keep(diagnostic),
      priceLock: priceLock(now, diagnostic.settings.validDays),
      lockedUntil: priceLockedUntil(row),
      ...worthFacts(diagnostic, diagnosis),
      now,
    };
    return { type: 'RequoteBuyback', data };
  }
}
