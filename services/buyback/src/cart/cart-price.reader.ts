import { Inject, Injectable } from '@nestjs/common';
import type { CartBody } from '@reprise/contracts/buyback';
import { diagnose } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { DIAGNOSTICS, type DiagnosticReader } from '@reprise/kernel/ports';
import { chosenOptions } from '../declare/choice.rules';

/** The value of a cart, and the minimum required by its account: minor units. */
export type CartPrice = { readonly total: number; readonly minimum: number };

@Injectable()
export class CartPriceReader {
  constructor(@Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader) {}

  /**
   * Every line is priced before the first is declared, so that an error in the last leaves nothing behind. @throws
   * Refusal
   */
  async read(accountId: string, { lines, storeId }: CartBody): Promise<CartPrice> {
    const channel = storeId ? 'store' : 'web';
    const priced = await Promise.all(
      lines.map(async (line) => {
        const diagnostic = await this.diagnostics.read({ accountId, productId: line.productId, channel });
        if (lines.length > diagnostic.settings.maxNbOfItems) throw new Refusal('cart-full');
        const diagnosis = diagnose(diagnostic, line.answers, chosenOptions(diagnostic, line));
        return { total: diagnosis.priced.total, minimum: diagnostic.settings.cartMinValue };
      }),
    );
    return {
      total: priced.reduce((sum, { total }) => sum + total, 0),
      minimum: Math.max(0, ...priced.map(({ minimum }) => minimum)),
    };
  }
}
