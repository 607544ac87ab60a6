import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';

/** What empties a field at a press; without words of its own it would be read as the name of its drawing. */
function ClearMark() {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('action.clear')}>
      <Icon name="close" size={14} />
    </span>
  );
}

/** For `allowClear` of a field for text. */
export const clearable = { clearIcon: <ClearMark /> } as const;
