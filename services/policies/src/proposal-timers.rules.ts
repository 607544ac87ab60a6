import { maxProposalReminders } from '@reprise/contracts/buyback';

/** One proposal is open at a time, so its timers use the buyback's id. */
export const expiryKey = (buybackId: string): string => `expire-proposal:${buybackId}`;
export const reminderKey = (buybackId: string, reminder: number): string =>
  `remind-proposal-${reminder}:${buybackId}`;

export const proposalKeys = (buybackId: string): string[] => [
  ...Array.from({ length: maxProposalReminders }, (_, index) => reminderKey(buybackId, index + 1)),
  expiryKey(buybackId),
];
