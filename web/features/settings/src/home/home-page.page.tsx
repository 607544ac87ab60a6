import { homePageEndpoints, homePages } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../../ui/form/form-spec';
import { RecordForm, type RecordSpec } from '../../../../ui/resource/record-form';
import { useOwnAccount } from '../use-own-account';
import { WidgetsField } from './widgets-field';

function useDrawn() {
  const { t } = useTranslation('home-page');
  const widgets: FormFieldSpec = {
    ...{
      kind: 'custom',
      name: 'widgets',
      optional: true,
      label: t('field.widgets'),
      help: t('help.widgets'),
    },
    render: (form) => <WidgetsField form={form} />,
  };
  return { widgets: [widgets] };
}

const page: RecordSpec<RowOfResource<typeof homePages>> = {
  contract: homePages,
  namespace: 'home-page',
  read: homePageEndpoints.ofAccount,
  update: homePages.endpoints.update,
  sections: [
    { key: 'state', fields: ['active'] },
    {
      key: 'meta',
      fields: [
        ...(['metaTitle', 'metaTitleTranslations'] as const),
        { name: 'metaDescription', kind: 'textarea' },
        'metaDescriptionTranslations',
      ],
    },
    { key: 'banner', fields: ['banner', 'bannerTitle', 'bannerTitleTranslations'] },
    { key: 'widgets', fields: ['widgets'] },
  ],
  useDrawn,
};

/** Back office §2. */
export default function HomePagePage() {
  const { t } = useTranslation('home-page');
  return <RecordForm id={useOwnAccount()} spec={page} title={() => t('title')} context={t('context')} />;
}
