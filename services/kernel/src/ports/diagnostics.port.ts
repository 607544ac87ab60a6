import type { Diagnostic } from '@reprise/contracts/catalogue';
import type { Channel } from '@reprise/contracts/rules';

export type DiagnosticRequest = {
  readonly accountId: string;
  readonly productId: string;
  readonly channel: Channel;
};

/**
 * Gathers a product's diagnostic. Fast enough for every declaration: reads a cache invalidated by catalogue and
 * configuration writes. The result is shared between callers: do not modify it.
 * @throws Refusal product-gone, product-unpublished, no-diagnostic-question, no-buyback-price, no-transport-mode,
 * no-payment-mode or no-warehouse (customer journey §8)
 */
export interface DiagnosticReader {
  read(request: DiagnosticRequest): Promise<Diagnostic>;
}
