import type { ChosenAnswer } from '@reprise/contracts/catalogue';

/** A price that was offered to somebody, without saying to whom. */
export type Quote = {
  readonly at: string;
  /** A quote of a cart is kept although nothing was declared. */
  readonly from: 'buyback' | 'cart';
  readonly productId: string;
  readonly productLabel: string;
  readonly categoryId: string;
  readonly categoryLabel: string;
  /** The kept diagnostic that priced it. */
  readonly diagnosticId: string;
  readonly answers: readonly ChosenAnswer[];
  readonly methodId?: string | undefined;
  readonly modeId: string;
  /** Minor units. */
  readonly total: number;
};

export interface Quotes {
  /** Of one account, made at that time (ISO) or later. */
  since(accountId: string, from: string): Promise<readonly Quote[]>;
}
