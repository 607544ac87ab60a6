import { missingAmount } from '@reprise/contracts/rules';
import { type CartLine, cartTotal } from './cart.types';

const minimumOf = (lines: readonly CartLine[]): number => Math.max(0, ...lines.map(({ minimum }) => minimum));
/** Minor units missing to the client's minimum (customer journey §5). */
export const missingOf = (lines: readonly CartLine[]): number =>
  missingAmount(cartTotal(lines), minimumOf(lines));
