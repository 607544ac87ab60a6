import { useTranslation } from 'react-i18next';
import { statusLook } from './status-table';
import { Tag } from './tag';

/** One component for every status of buyback, item, payment and delivery. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('enums');
  return (
    <Tag {...statusLook(status)} status={status}>
      {t(`status.${status}`, { defaultValue: status })}
    </Tag>
  );
}
