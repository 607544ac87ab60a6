import type { NativeStock } from '@reprise/contracts/configuration';
import type { Circuit } from '@reprise/contracts/rules';

/** What an account and its warehouses are called and say until people write their own. */
export type NativeTexts = {
  readonly stocks: Readonly<Record<NativeStock, string>>;
  readonly methods: Readonly<Record<Circuit, string>>;
  readonly buybackZero: string;
  readonly noResult: string;
  readonly packing: string;
};
