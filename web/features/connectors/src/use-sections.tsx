import { referencesOf } from '@reprise/contracts/kernel';
import { ssoConfigurationSchema, type SsoConfiguration } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec, FormSection } from '../../../ui/form/form-spec';
import { RoleMappings } from './role-mappings';

const [user] = referencesOf(ssoConfigurationSchema.shape.emergencyUserId);
const users = user?.reference ?? { to: 'users' };

/** The form of an organisation's single sign-on, from the provider to the people. */
export function useSections(known: SsoConfiguration | undefined): readonly FormSection[] {
  const { t } = useTranslation('connectors');
  type Field = keyof typeof ssoConfigurationSchema.shape | 'clientSecret';
  const named = (name: Exclude<Field, 'organizationId'>) => ({ name, label: t(`field.${name}`) });
  const secret: FormFieldSpec = {
    ...named('clientSecret'),
    ...{ kind: 'password', autoComplete: 'off', optional: true },
    help: t(known?.clientSecretSetAt ? 'help.secret-kept' : 'help.secret'),
  };
  const claim = (name: 'emailClaim' | 'firstnameClaim' | 'lastnameClaim' | 'roleClaim'): FormFieldSpec => ({
    ...named(name),
    kind: 'text',
  });
  const roles: FormFieldSpec = {
    ...named('roles'),
    ...{ kind: 'custom', optional: true, help: t('help.roles') },
    render: (form) => <RoleMappings form={form} />,
  };
  return [
    {
      ...{ key: 'provider', title: t('section.provider'), sentence: t('section-help.provider') },
      fields: [
        { ...named('issuer'), kind: 'url', help: t('help.issuer') },
        { ...named('clientId'), kind: 'text', autoComplete: 'off' },
        secret,
      ],
    },
    {
      ...{ key: 'people', title: t('section.people') },
      fields: [
        { ...named('domains'), kind: 'text', help: t('help.domains') },
        { ...named('active'), kind: 'switch' },
        { ...named('mandatory'), kind: 'switch', help: t('help.mandatory') },
        {
          ...named('emergencyUserId'),
          ...{ kind: 'reference', reference: users, help: t('help.emergencyUserId') },
          shown: (values) => values['mandatory'] === true,
        },
      ],
    },
    {
      ...{ key: 'mapping', title: t('section.mapping'), sentence: t('section-help.mapping') },
      fields: [
        claim('emailClaim'),
        claim('firstnameClaim'),
        claim('lastnameClaim'),
        claim('roleClaim'),
        roles,
      ],
    },
  ];
}
