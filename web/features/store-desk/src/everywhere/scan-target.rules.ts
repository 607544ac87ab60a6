import { normaliseImei } from '@reprise/contracts/rules';

/** Where a scan leads: 13 digits open a buyback, 15 begin one with that IMEI (experience "Warehouse operator, with a scanner gun"); nothing for other codes. */
export function scanTarget(scanned: string): string | undefined {
  const digits = normaliseImei(scanned.trim());
  if (/^\d{15,17}$/.test(digits)) return `/search?imei=${digits}`;
  // A digit too many, or one that was read wrong, is said where codes are looked up.
  return /^\d{13,}$/.test(digits) ? `/search?code=${digits}` : undefined;
}
