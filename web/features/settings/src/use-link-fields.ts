import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';

/** A link has an address and a text; without the address there is none. */
export function useLinkFields() {
  const { t } = useTranslation('settings');
  const name = 'externalWebsiteLink';
  const shared = { optional: true, help: t(`help.${name}`) };
  const fields: readonly FormFieldSpec[] = [
    { ...shared, kind: 'url', name: `${name}.url`, label: t('field.externalWebsiteLinkUrl') },
    { kind: 'text', optional: true, name: `${name}.text`, label: t('field.externalWebsiteLinkText') },
  ];
  return { externalWebsiteLink: fields };
}
