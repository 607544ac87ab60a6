import { settingsEndpoints, whiteLabelConfigurations } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { organisationDetailsReceived } from '../../../kernel/session';
import { usePermission } from '../../../kernel/store';
import { PageTabs, useOpenTab } from '../../../ui/page/page-tabs';
import { RecordForm, type RecordSpec } from '../../../ui/resource/record-form';
import { type Details, rootDetails } from './root-details.screens';
import { useOwnAccount } from './use-own-account';
import { useLinkFields } from './use-link-fields';

const experience: RecordSpec<Details> = {
  ...rootDetails,
  sections: [
    {
      key: 'stores',
      fields: [
        'sellerSupportEmail',
        'customerIdentityDocumentRequired',
        'barCodeEnabled',
        'packingInstructions',
        'packingInstructionsTranslations',
      ],
    },
    { key: 'cart', fields: ['cartMinValue', 'estimateValidDays'] },
    {
      key: 'browsing',
      fields: [
        'categoryNavigationEnabled',
        'tagPriceEnabled',
        'noSearchResultDescription',
        'noSearchResultDescriptionTranslations',
        'buybackZeroDescription',
        'buybackZeroDescriptionTranslations',
      ],
    },
    {
      key: 'doors',
      fields: ['visitorChallengeEnabled', 'secondFactorForMoney', 'secondFactorForSettings'],
    },
  ],
};

const banner: RecordSpec<Details> = { ...rootDetails, sections: [{ key: 'banner', fields: ['banner'] }] };
/** Back office §5 "Legal PDFs": one file each, at most 250 kB. Those who may not write the pages do not see them. */
const documents: RecordSpec<Details> = {
  ...rootDetails,
  sections: [
    ...banner.sections,
    {
      key: 'legal',
      fields: ['eulaDocument', 'serviceTermsDocument', 'faqDocument', 'cookiesPolicyDocument'],
    },
    {
      key: 'texts',
      fields: [
        ...(['eula', 'eulaTranslations', 'serviceTerms', 'serviceTermsTranslations'] as const),
        ...(['faqAndContact', 'faqAndContactTranslations', 'cookiesPolicyTranslations'] as const),
      ],
    },
  ],
};

type Site = RecordSpec<RowOfResource<typeof whiteLabelConfigurations>>;
const site: Site = {
  contract: whiteLabelConfigurations,
  namespace: 'settings',
  read: settingsEndpoints.whiteLabelOf,
  update: whiteLabelConfigurations.endpoints.update,
  sections: [
    {
      key: 'site',
      fields: ['externalWebsiteLink', 'dropOffLocationsMapEnabled', 'tagManagerId', 'axeptioId'],
    },
  ],
  useDrawn: useLinkFields,
};
const siteWithPages: Site = {
  ...site,
  sections: [...site.sections, { key: 'cookies', fields: ['cookiesPolicy'] }],
};

const tabs = ['experience', 'documents', 'site'] as const;

/** Back office §2 "General settings", of stores and the site. */
export default function StoreSettingsPage() {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const [open, id] = [useOpenTab(tabs), useOwnAccount()];
  const writesPages = usePermission('client.edit-cms');
  const above = (
    <PageTabs label={t('tabs')} open={open} tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))} />
  );
  const shared = { id, above, title: () => t('tim.title'), context: t('tim.context') };
  if (open === 'site') return <RecordForm {...shared} key={open} spec={writesPages ? siteWithPages : site} />;
  const papers = writesPages ? documents : banner;
  return (
    <RecordForm
      {...shared}
      key={open}
      spec={open === 'documents' ? papers : experience}
      onSaved={(row) => dispatch(organisationDetailsReceived(row))}
    />
  );
}
