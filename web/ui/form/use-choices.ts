import type { Reference } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { useReferenceOptions } from './use-reference-options';

/**
 * The documents that a reference may name, as an antd Select takes them; typing searches among their names. What is no
 * longer to be chosen may still be what was chosen.
 */
export function useChoices(reference: Reference, chosen: readonly string[]) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { options: known, status, problem } = useReferenceOptions(reference);
  const isKnown = (id: string): boolean => known.some((option) => option.value === id);
  const gone = status === 'ready' ? chosen.filter((id) => !isKnown(id)) : [];
  return {
    options: [...gone.map((value) => ({ value, label: t('form.reference-gone') })), ...known],
    loading: status === 'loading',
    showSearch: { optionFilterProp: 'label' },
    notFoundContent: problem
      ? problemText(problem)
      : t(known.length > 0 ? 'list.no-match' : 'form.nothing-yet'),
  };
}
