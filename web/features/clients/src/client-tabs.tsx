import { accountContract, type Account } from '@reprise/contracts/organisation';
import { organizationRootDetails, settingsEndpoints } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { PageTabs } from '../../../ui/page/page-tabs';
import type { RecordSpec } from '../../../ui/resource/record-form';
import type { ResourceField } from '../../../ui/resource/resource-spec';

const account = {
  contract: accountContract,
  namespace: 'clients',
  read: accountContract.endpoints.get,
  update: accountContract.endpoints.update,
} as const;
const part = (key: string, fields: readonly ResourceField<Account>[]): RecordSpec<Account> => ({
  ...account,
  sections: [{ key, fields }],
});

/** Its three parts are filled in together, or none of them: without them no file for the bank can be written. */
function useBankFields(): { payingAccount: readonly FormFieldSpec[] } {
  const { t } = useTranslation('clients');
  const field = (part: 'holder' | 'iban' | 'bic'): FormFieldSpec => ({
    ...{ kind: 'text', name: `payingAccount.${part}`, label: t(`bank.${part}`) },
    optional: part === 'bic',
  });
  return { payingAccount: [field('holder'), field('iban'), field('bic')] };
}

/** Back office §2: the tabs of a client that are fields of its account. */
export const accountTabs = {
  general: part('general', [
    'name',
    'status',
    'companyCountry',
    'language',
    'currency',
    'emailDPO',
    'managerId',
  ]),
  modules: part('modules', ['isRetailer', 'isBuyerAndWorkshopsSupervisor', 'paymentIssuer']),
  website: part('website', ['whiteLabelUrl', 'tagManagerId', 'axeptioId']),
  bank: { ...part('bank', ['payingAccount']), useDrawn: useBankFields },
  transport: part('transport', ['transportContractHolder']),
} as const;

export const linkedBuyers = part('buyers', ['linkedBuyerAccountIds']);

type Details = RowOfResource<typeof organizationRootDetails>;
const details = {
  contract: organizationRootDetails,
  namespace: 'clients',
  read: settingsEndpoints.rootDetail,
  update: organizationRootDetails.endpoints.update,
} as const;

export const premiumTab: RecordSpec<Details> = {
  ...details,
  sections: [{ key: 'premium', fields: ['enabledPremiumFeatures'] }],
};

/** The texts of a client's site, each with its PDF. */
export const cmsPages: RecordSpec<Details> = {
  ...details,
  sections: [
    { key: 'eula', fields: ['eula', 'eulaTranslations', 'eulaDocument'] },
    { key: 'serviceTerms', fields: ['serviceTerms', 'serviceTermsTranslations', 'serviceTermsDocument'] },
    { key: 'faq', fields: ['faqAndContact', 'faqAndContactTranslations', 'faqDocument'] },
    { key: 'cookies', fields: ['cookiesPolicyTranslations', 'cookiesPolicyDocument'] },
  ],
};

export const tabKeys = [
  'general',
  'modules',
  'website',
  'circuits',
  'payment-modes',
  'bank',
  'transport',
  'premium',
] as const;

export function ClientTabs({ open }: { open: string }) {
  const { t } = useTranslation('clients');
  return (
    <PageTabs
      label={t('tabs')}
      open={open}
      tabs={tabKeys.map((key) => ({ key, label: t(`section.${key}`) }))}
    />
  );
}
