import { Inject, Injectable } from '@nestjs/common';
import type { CartBody } from '@reprise/contracts/buyback';
import { diagnose } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import {
  DIAGNOSTIC_VERSIONS,
  DIAGNOSTICS,
  type DiagnosticReader,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { CartQuote } from '../quotes/cart-quotes.store';
import { buybackIdOf, cartLineCommandId } from '../declare/buyback-id.rules';
import { chosenOptions } from '../declare/choice.rules';

/** The value of a cart, and the minimum required by its account: minor units. */
export type CartPrice = { readonly total: number; readonly minimum: number };
type Line = CartBody['lines'][number];

@Injectable()
export class CartPriceReader {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  /**
   * Every line is priced before the first is declared, so that an error in the last leaves nothing behind. @throws
   * Refusal
   */
  async read(accountId: string, { lines, storeId }: CartBody): Promise<CartPrice> {
    const channel = storeId ? 'store' : 'web';
    const priced = await Promise.all(
      lines.map(async (line) => {
        const diagnostic = await this.diagnostics.read({ accountId, productId: line.productId, channel });
        const { maxNbOfItems } = diagnostic.settings;
        // A store has no cart without the feature; a visitor's then holds one product.
        if (storeId && maxNbOfItems === 1) throw new Refusal('premium-feature-missing');
        if (lines.length > maxNbOfItems) throw new Refusal('cart-full');
        const diagnosis = diagnose(diagnostic, line.answers, chosenOptions(diagnostic, line));
        return { total: diagnosis.priced.total, minimum: diagnostic.settings.cartMinValue };
      }),
    );
    return {
      total: priced.reduce((sum, { total }) => sum + total, 0),
      minimum: Math.max(0, ...priced.map(({ minimum }) => minimum)),
    };
  }

  /** What was offered for each line, under the id of the buyback that it would become. */
  quotes(accountId: string, cartId: string, { lines, storeId }: CartBody): Promise<Omit<CartQuote, 'at'>[]> {
    const channel = storeId ? 'store' : 'web';
    return Promise.all(
      lines.map(async (line: Line) => {
        const diagnostic = await this.diagnostics.read({ accountId, productId: line.productId, channel });
        const { transport, payment } = chosenOptions(diagnostic, line);
        const { priced } = diagnose(diagnostic, line.answers, { transport, payment });
        const { id: productId, label: productLabel, categoryId, categoryLabel } = diagnostic.product;
        return {
          _id: buybackIdOf(cartLineCommandId(cartId, line.inCartId)),
          ...{ accountId, productId, productLabel, categoryId, categoryLabel, answers: line.answers },
          ...{ methodId: transport.id, modeId: payment.id, total: priced.total },
          diagnosticId: await this.versions.keep(diagnostic),
        };
      }),
    );
  }
}
