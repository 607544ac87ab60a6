import { oncePer } from '@reprise/contracts/kernel';

/** What a look measures, as the browser knows it. */
const units = { grams: 'gram', centimetres: 'centimeter', days: 'day' } as const;
type Measure = keyof typeof units;

const format = oncePer((language: string, unit: Measure) => {
  const unitDisplay = unit === 'days' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay });
});
/** `3,200 g`, `3 days` in English. */
export const unitText = (value: number, unit: Measure, language: string): string =>
  format(language, unit).format(value);
