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

/** @throws Refusal `erasure-proof-required`, `erasure-device-mismatch` */
export function mustProve(required: boolean, erasure: Erasure | undefined, item: KnownItem): void {
  if (!erasure) {
    if (required) throw new Refusal('erasure-proof-required');
    return;
  }
  if (erasure.outcome === 'destroyed') return;
  const { imei, serialNumber } = item.created;
  const known = [imei, serialNumber].flatMap((code) => (code ? plain(code) : []));
  // An item without any number carries none that a certificate could contradict.
  if (known.length > 0 && !known.includes(plain(erasure.device)))
    throw new Refusal('erasure-device-mismatch');
}

/** People type numbers with spaces and hyphens. */
const plain = (code: string): string => code.replace(/[\s./-]/g, '').toUpperCase();
