import { quick, seeded } from '../measure.mjs';

export const rows = quick ? 50_000 : 1_000_000;
export const random = seeded(11);
export const pick = (list) => list[Math.floor(random() * list.length)];
export const statuses = [
  ...Array(60).fill('bb_completed'),
  ...Array(12).fill('bb_completed_with_negociation'),
  ...Array(8).fill('bb_not_completed'),
  ...Array(8).fill('bb_cancelled'),
  ...Array(5).fill('bb_in_transit'),
  ...Array(4).fill('bb_awaiting_inventory'),
  ...Array(3).fill('bb_in_processing'),
];
export const stores = Array.from(
  { length: 300 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
