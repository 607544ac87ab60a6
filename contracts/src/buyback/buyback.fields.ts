import { z } from 'zod';
import { declaredFields } from '../kernel';

/**
 * What a seller or a program says of a buyback beside what prices it. Codes of things only: what is said of a person, and
 * free text, belongs to documents that can be erased (ADR 11).
 */
export const buybackFields = declaredFields(['item', 'payment'], {
  externalCode: { schema: z.string().max(45), askedAtCounter: true, code: true },
  serialNumber: { schema: z.string().max(255), askedAtCounter: true, code: true, carriedTo: ['item'] },
});
