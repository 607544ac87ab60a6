import { useTranslation } from 'react-i18next';
import { useWords } from '../../kernel/i18n';
import { useAccepted, useSubmission } from '../../kernel/store';
import { useFailureToast } from '../form/use-failure-toast';
import { ConfirmDialog } from '../page/confirm-dialog';
import type { AnyRow, ResourceScreens } from './resource-spec';

type Props<Row extends AnyRow> = {
  spec: Pick<ResourceScreens<Row>, 'namespace' | 'nameOf'> & {
    contract: { endpoints: Pick<ResourceScreens<Row>['contract']['endpoints'], 'remove'> };
  };
  row: Row;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks before a document is removed; the server's refusal is shown in the dialog. */
export function RemoveDialog<Row extends AnyRow>({ spec, row, onClose, onRemoved }: Props<Row>) {
  const { t } = useTranslation();
  const { maybe } = useWords(spec.namespace);
  const name = spec.nameOf(row);
  const { submit, status, problem } = useSubmission();
  useFailureToast(problem, t('resource.not-removed', { name }));
  useAccepted(status, onRemoved);
  return (
    <ConfirmDialog
      open
      danger
      title={t('resource.remove-title', { name })}
      confirmLabel={t('action.remove')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(spec.contract.endpoints.remove, { params: { id: row.id } })}
      onCancel={onClose}
    >
      <p>{maybe('remove-sentence', { name }) ?? t('resource.remove-sentence')}</p>
    </ConfirmDialog>
  );
}
