import { maxPriceReminders } from '@reprise/contracts/buyback';

/** One promise runs at a time, so its timers use the buyback's id. */
export const priceEndKey = (buybackId: string): string => `expire-price:${buybackId}`;
export const priceReminderKey = (buybackId: string, reminder: number): string =>
  `remind-price-${reminder}:${buybackId}`;

export const priceLockKeys = (buybackId: string): string[] => [
  ...Array.from({ length: maxPriceReminders }, (_, index) => priceReminderKey(buybackId, index + 1)),
  priceEndKey(buybackId),
];
