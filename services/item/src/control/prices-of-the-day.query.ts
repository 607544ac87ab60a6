import { Inject, Injectable } from '@nestjs/common';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { DIAGNOSTICS, type DiagnosticReader } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

/** The questions and effects of the promise with the product's prices of today: what a parcel sent late is worth. */
@Injectable()
export class PricesOfTheDayQuery {
  constructor(@Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader) {}

  /** A condition, or a product, that is not bought any more has no price of the day: the promised one stands. */
  async in(promised: Diagnostic, { accountId, productId, channel }: BuybackListRow): Promise<Diagnostic> {
    try {
      const today = await this.diagnostics.read({ accountId, productId, channel });
      if (today.currency !== promised.currency) return promised;
      return { ...promised, prices: { ...promised.prices, ...today.prices } };
    } catch (error) {
      if (error instanceof Refusal) return promised;
      throw error;
    }
  }
}
