import type { simulateRefurbishment } from '@reprise/contracts/item';
import type { BodyOf } from '@reprise/contracts/kernel';

export type Whole = BodyOf<typeof simulateRefurbishment>;
/** What is asked so far. `purchasePrice` may still be what somebody types. */
export type Asked = {
  readonly productId?: string | undefined;
  readonly state: Whole['state'];
  readonly warehouseId?: string | undefined;
  readonly purchasePrice: unknown;
  readonly answers: Readonly<Record<string, readonly string[]>>;
};
