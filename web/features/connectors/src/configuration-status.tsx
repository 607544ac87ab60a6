import type { ConfigurationStatus } from '@reprise/contracts/connectors';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/tag';

const looks = {
  active: { family: 'green', icon: 'check' },
  inactive: { family: 'grey', icon: 'minus' },
  incomplete: { family: 'amber', icon: 'alert' },
  failing: { family: 'red', icon: 'alert' },
} as const;

export function ConfigurationStatusTag({ status }: { status: ConfigurationStatus }) {
  const { t } = useTranslation('configurations');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`status.${status}`)}
    </Tag>
  );
}
