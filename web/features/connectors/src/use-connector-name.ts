import { useCallback } from 'react';
import { useWords } from '../../../kernel/i18n';

/** A connector in the reader's language; one that this version does not know by its id. */
export function useConnectorName(): (id: string) => string {
  const { maybe } = useWords('configurations');
  return useCallback((id) => maybe(`connector.${id}`) ?? id, [maybe]);
}
