import type { ImportContent, ImportStrategy } from './import.rows';

const byCode = { categories: ['identifier'], diagnostic: ['category', 'title'] } as const;

/** The columns by which a strategy finds the record of a line (ADR 34). A line that lacks one is ignored. */
export const importKeys: Readonly<
  Record<ImportContent, Readonly<Record<ImportStrategy, readonly string[]>>>
> = {
  products: { generic: ['ean'], recommerce: ['reference'], uuid: ['id'] },
  categories: { generic: byCode.categories, recommerce: byCode.categories, uuid: ['id'] },
  diagnostic: { generic: byCode.diagnostic, recommerce: byCode.diagnostic, uuid: ['id'] },
};
