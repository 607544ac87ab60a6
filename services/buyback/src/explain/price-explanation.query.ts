import { Inject, Injectable } from '@nestjs/common';
import { buybackEvents, type ExplainedPrice, type PriceExplanation } from '@reprise/contracts/buyback';
import { absorptionRule } from '@reprise/contracts/catalogue';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { streamName, type EventLog } from '@reprise/kernel';
import { DIAGNOSTIC_VERSIONS, EVENT_LOG, type DiagnosticVersions } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { controlStep, explainStage, type PricedStage } from './explain-price.rules';

const { BuybackDeclared, BuybackRediagnosed, BuybackRequoted, BuybackControlled } = buybackEvents.schemas;

/** The prices that a buyback had, in their order, each with what it was made of. */
function pricedStages(events: readonly RecordedEvent[], row: BuybackListRow): PricedStage[] {
  const chosen = { methodId: row.transport.methodId, modeId: row.payment.modeId };
  let { diagnosticId } = row;
  return events.flatMap(({ type, data, time: at }): PricedStage[] => {
    switch (type) {
      case 'BuybackDeclared': {
        const { answers, price, diagnosticId: promised } = BuybackDeclared.parse(data);
        diagnosticId = promised;
        return [{ stage: 'declared', at, ...chosen, diagnosticId, answers, price }];
      }
      case 'BuybackRediagnosed': {
        // The control uses the declaration's diagnostic, whatever the store's check used.
        const told = { diagnosticId, ...BuybackRediagnosed.parse(data) };
        return [{ stage: 'rediagnosed', at, ...chosen, ...told }];
      }
      case 'BuybackRequoted': {
        const { diagnosticId: ofTheDay, answers, price } = BuybackRequoted.parse(data);
        diagnosticId = ofTheDay;
        return [{ stage: 'requoted', at, ...chosen, diagnosticId, answers, price }];
      }
      case 'BuybackControlled': {
        const control = BuybackControlled.parse(data);
        const { answers, price } = control;
        const used = control.late?.diagnosticId ?? diagnosticId;
        return [{ stage: 'controlled', at, ...chosen, diagnosticId: used, answers, price, control }];
      }
      default:
        return [];
    }
  });
}

/** Answers "why this price?" from the log and from the diagnostics that were kept when it was made. */
@Injectable()
export class PriceExplanationQuery {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  async of(row: BuybackListRow): Promise<PriceExplanation> {
    const events = await this.log.readStream(streamName('buyback', row.id));
    const own = events.filter(({ accountId }) => accountId === row.accountId);
    const prices: ExplainedPrice[] = [];
    for (const stage of pricedStages(own, row)) {
      const promised = prices.at(-1)?.total ?? 0;
      const explained = await this.explained(stage, row, promised);
      prices.push(explained);
    }
    const { validated } = row.prices;
    return { currency: row.currency, prices, ...(validated === undefined ? {} : { validated }) };
  }

  private async explained(
    stage: PricedStage,
    row: BuybackListRow,
    promised: number,
  ): Promise<ExplainedPrice> {
    const diagnostic = await this.versions.read(row.accountId, stage.diagnosticId);
    const explained = explainStage(stage, diagnostic);
    if (!stage.control) return explained;
    const { category } = diagnostic;
    const step = controlStep(stage.control, promised, category.id, absorptionRule(category));
    return { ...explained, steps: [...explained.steps, step] };
  }
}
