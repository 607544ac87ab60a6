import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withAlert } from '../../../kernel/routing/alert';
import { useLatest } from '../../../kernel/store/use-latest';
import { categoryPath } from './questions.paths';

/** Returns to the category's questions, which say what has been done. */
export function useLeave(categoryId: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useLatest((key: 'added' | 'saved' | 'removed', name: string): void => {
    const message = t(`resource.${key}`, { name });
    void navigate(withAlert(categoryPath(categoryId), { type: 'success', message }));
  });
}
