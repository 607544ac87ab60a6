import {
  paperPreviewEndpoints,
  settingsEndpoints,
  transferOrderSettings,
  transferOrderVariables,
} from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { useAppSelector, useRecord } from '../../../kernel/store';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { TextWithVariables } from '../../../ui/form/text-with-variables';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { PdfPreview } from '../../../ui/preview/pdf-preview';
import { RecordForm, type RecordSpec } from '../../../ui/resource/record-form';
import styles from './settings.module.css';
import { useAccount } from '../../../ui/resource/use-account';
import { useOwnAccount } from './use-own-account';

const shown = { endpoint: paperPreviewEndpoints.transferOrder, file: 'terugkoop.pdf' } as const;

/** In the account's own language, and in each other one in which the text is written. */
function Previews({ form }: { form: ZodForm }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const { otherLanguages } = useAccount();
  const textAt = (name: string): string => String(getAt(form.values, name) ?? '');
  return (
    <>
      <PdfPreview {...shown} label={t('order.preview')} call={{ body: { text: textAt('text') } }} />
      {otherLanguages.map((language) => {
        const text = textAt(`textTranslations.${language}`);
        const label = t('order.preview-in', { language: common(`language.${language}`) });
        if (!text) return null;
        return <PdfPreview key={language} {...shown} label={label} call={{ body: { text, language } }} />;
      })}
    </>
  );
}

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
        <Previews form={form} />
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
  sections: [{ key: 'order', fields: ['text', 'textTranslations'] }],
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
