import {
  paperPreviewEndpoints,
  settingsEndpoints,
  transferOrderSettings,
  transferOrderVariables,
} from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useRecord } from '../../../kernel/store';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { TextWithVariables } from '../../../ui/form/text-with-variables';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { PdfPreview } from '../../../ui/preview/pdf-preview';
import { RecordForm, type RecordSpec } from '../../../ui/resource/record-form';
import styles from './settings.module.css';
import { useOwnAccount } from './use-own-account';

function useDrawn() {
  const { t } = useTranslation('settings');
  const text: FormFieldSpec = {
    ...{ kind: 'custom', name: 'text', label: t('field.text'), help: t('help.text') },
    render: (form, control) => (
      <>
        <TextWithVariables
          {...{ form, control, name: 'text', most: 5000, label: t('order.insert') }}
          variables={transferOrderVariables.map((key) => ({ key, label: t(`variable.${key}`) }))}
        />
        <PdfPreview
          {...{ label: t('order.preview'), endpoint: paperPreviewEndpoints.transferOrder }}
          {...{ call: { body: { text: String(form.values['text'] ?? '') } }, file: 'terugkoop.pdf' }}
        />
      </>
    ),
  };
  return { text: [text] };
}

const order: RecordSpec<RowOfResource<typeof transferOrderSettings>> = {
  contract: transferOrderSettings,
  namespace: 'settings',
  read: settingsEndpoints.transferOrderOf,
  update: transferOrderSettings.endpoints.update,
  sections: [{ key: 'order', fields: ['text'] }],
  useDrawn,
};

/** A text of its own is a premium feature. */
export default function TransferOrderPage() {
  const { t } = useTranslation('settings');
  const bought = useAppSelector(({ session }) => session.premiumFeatures.includes('custom_transfer_order'));
  const id = useOwnAccount();
  if (!bought) return <Standard id={id} />;
  return <RecordForm id={id} spec={order} title={() => t('order.title')} context={t('order.context')} />;
}

function Standard({ id }: { id: string }) {
  const { t } = useTranslation('settings');
  const { value } = useRecord(settingsEndpoints.transferOrderOf, { params: { id } });
  return (
    <Page title={t('order.title')} context={t('order.context')}>
      <Notice family="blue">{t('order.standard')}</Notice>
      <p className={styles['text']}>{value?.text}</p>
    </Page>
  );
}
