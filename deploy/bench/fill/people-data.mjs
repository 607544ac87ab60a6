import { quick, seeded } from '../measure.mjs';

export const rows = quick ? 10_000 : 100_000;
export const random = seeded(7);
export const pick = (list) => list[Math.floor(random() * list.length)];
export const names = [
  'Ada',
  'Blaise',
  'Chloé',
  'Denis',
  'Émilie',
  'Farid',
  'Grace',
  'Henri',
  'Inès',
  'Jules',
];
export const families = [
  'Byron',
  'Curie',
  'Dubois',
  'Martin',
  'Nguyen',
  'Petit',
  'Roux',
  'Simon',
  'Weber',
  'Zola',
];
