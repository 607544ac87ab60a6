import type { Erasure, SaleTerms } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { KnownItem } from './item.state';

/** Décret 2022-190: what is sold as reconditioned was tested, and what held data was erased. */
export function mayBeSold({ tested, erasure }: KnownItem['created'], sale: SaleTerms | undefined): void {
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
