import { ssoRoleSchema, ssoRoles, type SsoRole } from '@reprise/contracts/identity';
import { referencesOf } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { EntryFieldset } from '../../../ui/form/entry-fieldset';
import { FormFields } from '../../../ui/form/form-sections';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { Icon } from '../../../ui/icon';
import styles from './connectors.module.css';

const [place] = referencesOf(ssoRoleSchema);
const organisations = place?.reference ?? { to: 'organizations' };
const fresh: Partial<SsoRole> = { value: '', role: 'store_seller' };

/** What each role is called, for the form and for its history. */
export function useRoleOptions() {
  const { t } = useTranslation('enums');
  return ssoRoles.map((value) => ({ value, label: t(`role.${value}`) }));
}

/** What the provider says of a person, and what he becomes here. */
export function RoleMappings({ form }: { form: ZodForm }) {
  const { t } = useTranslation('connectors');
  const options = useRoleOptions();
  const value = getAt(form.values, 'roles');
  const rows: readonly Partial<SsoRole>[] = Array.isArray(value) ? value : [];
  const put = (next: typeof rows): void => form.set('roles', next);
  const fieldsOf = (at: number): readonly FormFieldSpec[] => [
    { name: `roles.${at}.value`, kind: 'text', label: t('property.value') },
    { name: `roles.${at}.role`, kind: 'choice', label: t('property.role'), options },
    {
      ...{ name: `roles.${at}.organizationId`, kind: 'reference', reference: organisations },
      label: t('field.organizationId'),
    },
  ];
  return (
    <div className={styles['mappings']}>
      {rows.map((_row, at) => {
        const number = { number: at + 1 };
        return (
          <EntryFieldset
            key={at}
            title={t('mapping.title', number)}
            removeLabel={t('mapping.remove', number)}
            onRemove={() => put(rows.filter((_each, index) => index !== at))}
          >
            <FormFields fields={fieldsOf(at)} form={form} />
          </EntryFieldset>
        );
      })}
      <Button icon={<Icon name="plus" size={16} />} onClick={() => put([...rows, fresh])}>
        {t('mapping.add')}
      </Button>
    </div>
  );
}
