import { listBuybacks } from '@reprise/contracts/buyback';
import { connectorOrganizationEndpoints } from '@reprise/contracts/connectors';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, useAccepted, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';

const { order } = connectorOrganizationEndpoints;
const complete = /^\d{13}$/;
type Props = { id: string; onClose: () => void; onSent: () => void };

/** Sends the order of one buyback again, for a buyer whose system lost it. */
export function OrderAgain({ id, onClose, onSent }: Props) {
  const { t } = useTranslation('configurations');
  const [code, setCode] = useState('');
  const query = { identificationNumber: code };
  const { items, total } = useList(listBuybacks, complete.test(code) ? { query } : undefined);
  const { submit, status, problem } = useSubmission();
  const [found] = complete.test(code) ? items : [];
  useAccepted(status, onSent);
  const send = (): void => {
    if (found) submit(order, { params: { id }, body: { buybackId: found.id } });
  };
  return (
    <ConfirmDialog
      open
      title={t('again')}
      confirmLabel={t('again-send')}
      {...{ disabled: !found, pending: status === 'sending', problem }}
      onConfirm={send}
      onCancel={onClose}
    >
      <FormField label={t('again-code')} help={t('again-help')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={13}
            value={code}
            onChange={({ target }) => setCode(target.value.trim())}
          />
        )}
      </FormField>
      {complete.test(code) && total === 0 && <Notice family="amber">{t('again-unknown')}</Notice>}
      {found && (
        <p>
          {found.brand} {found.productLabel}
        </p>
      )}
    </ConfirmDialog>
  );
}
