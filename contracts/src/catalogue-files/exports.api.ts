import { exportCalls, ofAccountSchema } from '../exports';

/** Each needs both permissions (back office §2). */
const shared = { asked: ofAccountSchema } as const;

export const catalogueExportEndpoints = {
  products: exportCalls({
    ...{ ...shared, name: 'Products', path: '/products/exports', access: 'catalog.export-products' },
    what: 'an account’s products',
  }),
  categories: exportCalls({
    ...{ ...shared, name: 'Categories', path: '/categories/exports', access: 'catalog.export-categories' },
    what: 'an account’s categories',
  }),
  diagnostic: exportCalls({
    ...{ ...shared, name: 'DiagnosticQuestions', path: '/diagnostic-questions/exports' },
    ...{ access: 'catalog.export-categories', what: 'an account’s diagnostic' },
  }),
} as const;
