import type { ImportContent } from '@reprise/contracts/imports';
import { categoryTarget } from './category-target';
import type { ImportTarget } from './import-target';
import { productTarget } from './product-target';
import { questionTarget } from './question-target';

export const importTargets: Readonly<Record<ImportContent, ImportTarget>> = {
  categories: categoryTarget,
  products: productTarget,
  diagnostic: questionTarget,
};
