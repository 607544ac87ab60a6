import { daysInMs, elapsed, plusDays } from './days';

/** "A web predeclaration older than 15 days shows a warning that prices may be corrected" (customer journey §4). */
export const predeclarationDays = 15;

/** ISO time until which the estimate of a web buyback is valid. @param declaredAt ISO time. */
export const estimateValidUntil = (declaredAt: string): string => plusDays(declaredAt, predeclarationDays);

/** @param declaredAt @param now ISO times. */
export const isPredeclarationOld = (declaredAt: string, now: string): boolean =>
  elapsed(declaredAt, now) > daysInMs(predeclarationDays);
