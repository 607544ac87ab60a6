import { categories, questions } from '@reprise/contracts/catalogue';
import { useMayCall, useList, useRecord } from '../../../kernel/store';

/** The questions of a category, in their order. */
export const useQuestions = (categoryId: string) =>
  useList(questions.endpoints.list, {
    query: { categoryId, pagination: false, 'order[position]': 'asc' },
  });

/** The name of a category, for those who may read it. */
export function useCategoryName(id: string): string {
  const may = useMayCall(categories.endpoints.get);
  return useRecord(categories.endpoints.get, may ? { params: { id } } : undefined).value?.name ?? '…';
}
