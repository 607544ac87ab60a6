import { paperPreviewEndpoints } from '@reprise/contracts/configuration';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FormValues } from '../../../kernel/forms';
import { accountChanged } from '../../../kernel/session';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { PdfPreview } from '../../../ui/preview/pdf-preview';
import { RecordForm, type RecordSpec } from '../../../ui/resource/record-form';
import { ColourField } from './colour-field';
import { DesignedMail } from './designed-mail';
import { SitePreview } from './site-preview';
import styles from './settings.module.css';
import { useOwnAccount } from './use-own-account';

/** The draft; what is left empty is ours. */
const lookOf = ({ mainColor, logo }: FormValues) => ({
  ...(typeof mainColor === 'string' && mainColor !== '' && { mainColor }),
  ...(typeof logo === 'string' && logo !== '' && { logo }),
});

function useDrawn() {
  const { t } = useTranslation('settings');
  const mainColor: FormFieldSpec = {
    ...{ kind: 'custom', name: 'mainColor', label: t('field.mainColor'), help: t('help.mainColor') },
    optional: true,
    render: (form, control) => <ColourField form={form} control={control} />,
  };
  const preview: FormFieldSpec = {
    ...{ kind: 'custom', name: 'preview', label: t('design.site') },
    render: (form) => (
      <div className={styles['look']}>
        <SitePreview values={form.values} />
        <DesignedMail look={lookOf(form.values)} />
        <PdfPreview
          {...{ label: t('design.label'), endpoint: paperPreviewEndpoints.label, file: 'tracking-label.pdf' }}
          call={{ body: lookOf(form.values) }}
        />
      </div>
    ),
  };
  return { mainColor: [mainColor, preview] };
}

/** Back office §5 "Design": logo, favicon and main colour; language and currency are the account's too. */
const design: RecordSpec<Account> = {
  contract: accountContract,
  namespace: 'settings',
  read: accountContract.endpoints.get,
  update: accountContract.endpoints.update,
  sections: [
    { key: 'look', fields: ['logo', 'favicon', 'mainColor'] },
    { key: 'language', fields: ['language', 'currency'] },
  ],
  useDrawn,
};

/** How the account looks, and in which language and currency it works: seen at once by who changes it. */
export default function DesignPage() {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  return (
    <RecordForm
      id={useOwnAccount()}
      spec={design}
      title={() => t('design.title')}
      context={t('design.context')}
      onSaved={({ mainColor, logo, favicon, language, currency }) =>
        dispatch(accountChanged({ mainColor, logo, favicon, language, currency }))
      }
    />
  );
}
