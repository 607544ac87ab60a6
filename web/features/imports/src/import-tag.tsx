import type { ImportStatus } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '../../../ui/status-table';
import { Tag } from '../../../ui/tag';

/** Back office §4: info, success, warning and danger. */
const looks: Readonly<Record<ImportStatus, StatusLook>> = {
  in_progress: { family: 'blue', icon: 'refresh' },
  success: { family: 'green', icon: 'check-circle' },
  success_with_ignored: { family: 'amber', icon: 'alert' },
  error: { family: 'red', icon: 'cross-circle' },
};

export function ImportTag({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('imports');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`status.${status}`)}
    </Tag>
  );
}
