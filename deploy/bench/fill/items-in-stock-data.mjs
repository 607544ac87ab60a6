import { quick, seeded } from '../measure.mjs';

export const rows = quick ? 50_000 : 1_000_000;
export const random = seeded(23);
export const pick = (list) => list[Math.floor(random() * list.length)];
export const stocks = Array.from(
  { length: 200 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
export const statuses = [
  'item_completed',
  'item_refurb_in_progress',
  'item_refurb_completed',
  'item_in_quarantine',
];
