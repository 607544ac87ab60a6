import type { RefurbStepStatus } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '../../../../ui/status-table';
import { Tag } from '../../../../ui/tag';

const looks: Readonly<Record<RefurbStepStatus, StatusLook>> = {
  to_do: { family: 'grey', icon: 'clock' },
  in_progress: { family: 'violet', icon: 'tool' },
  paused: { family: 'amber', icon: 'pause' },
  canceled: { family: 'red', icon: 'cross-circle' },
  completed: { family: 'green', icon: 'check-circle' },
};

export function StepStatus({ status }: { status: RefurbStepStatus }) {
  const { t } = useTranslation('refurbishment');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`step-status.${status}`)}
    </Tag>
  );
}
