import { type CodeFault, readCode } from '../../../kernel/scanner';

export type BuybackCodeFault = CodeFault | 'not-a-buyback-code';
export type BuybackCode = { readonly code: string; readonly fault?: BuybackCodeFault };

/** Expedition takes codes of buybacks of 8 or 13 digits (package.api); of anything else one fault is told (customer journey §5). */
export function readBuybackCode(text: string): BuybackCode {
  const read = readCode(text);
  if (!read.ok) return { code: text.trim(), fault: read.fault };
  if (read.kind === 'item-code') return { code: read.code };
  return { code: read.code, fault: /^\d+$/.test(read.code) ? 'not-a-buyback-code' : 'unreadable' };
}
