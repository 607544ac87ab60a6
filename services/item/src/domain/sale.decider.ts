import type { NativeStock } from '@reprise/contracts/configuration';
import { suitsStock, type Erasure, type SaleTerms } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { ItemStatus } from '@reprise/contracts/rules';
import type { KnownItem } from './item.state';

/** What a command says of the stock that an item enters. */
type Entered = { readonly sale?: SaleTerms | undefined; readonly native?: NativeStock | undefined };

/** Every way into a stock. `status`: what the item has once it lies there. @throws Refusal `stock-choice-invalid` */
export function mayEnter(created: KnownItem['created'], status: ItemStatus, { native, sale }: Entered): void {
  if (!suitsStock(native, status)) throw new Refusal('stock-choice-invalid', { native, status });
  mayBeSold(created, sale);
}

/** Décret 2022-190: what is sold as reconditioned was tested, and what held data was erased. */
function mayBeSold({ tested, erasure }: KnownItem['created'], sale: SaleTerms | undefined): void {
  if (!sale) return;
  if (!tested) throw new Refusal('sale-without-test');
  // A destroyed data carrier proves that nothing leaks, not that the product is whole.
  if (sale.erasure && erasure !== 'erased')
    throw new Refusal('sale-without-erasure', erasure ? { erasure } : {});
}

/** @throws Refusal `erasure-proof-required`, `erasure-device-unknown`, `erasure-device-mismatch` */
export function mustProve(required: boolean, erasure: Erasure | undefined, item: KnownItem): void {
  if (!erasure) {
    if (required) throw new Refusal('erasure-proof-required');
    return;
  }
  if (erasure.outcome === 'destroyed') return;
  const { imei, serialNumber } = item.created;
  const own = [imei, serialNumber].flatMap((code) => (code ? plain(code) : []));
  // Of an item without any number, the certificate must name what is printed on it.
  const known = own.length > 0 ? own : [erasure.readOff].flatMap((code) => (code ? plain(code) : []));
  if (known.length === 0) throw new Refusal('erasure-device-unknown');
  if (!known.includes(plain(erasure.device))) throw new Refusal('erasure-device-mismatch');
}

/** People type numbers with spaces and hyphens. */
const plain = (code: string): string => code.replace(/[\s./-]/g, '').toUpperCase();
