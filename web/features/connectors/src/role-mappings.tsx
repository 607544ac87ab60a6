import { ssoRoleSchema, ssoRoles, type SsoRole } from '@reprise/contracts/identity';
import { referencesOf } from '@reprise/contracts/kernel';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { ReferencePicker } from '../../../ui/form/reference-picker';
import styles from './connectors.module.css';

const [place] = referencesOf(ssoRoleSchema);
const organisations = place?.reference ?? { to: 'organizations' };
const empty: SsoRole = { value: '', role: 'store_seller', organizationId: '' };

/** What the provider says of a person, and what he becomes here. */
export function RoleMappings({ form }: { form: ZodForm }) {
  const { t } = useTranslation('connectors');
  const rows = (getAt(form.values, 'roles') ?? []) as readonly SsoRole[];
  const put = (next: readonly SsoRole[]): void => form.set('roles', next);
  const change = (at: number, changes: Partial<SsoRole>): void =>
    put(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <div className={styles['mappings']}>
      {rows.map((row, at) => (
        <MappingRow
          key={at}
          row={row}
          number={at + 1}
          onChange={(changes) => change(at, changes)}
          onRemove={() => put(rows.filter((_row, index) => index !== at))}
        />
      ))}
      <Button onClick={() => put([...rows, empty])}>{t('mapping.add')}</Button>
    </div>
  );
}

type RowProps = {
  row: SsoRole;
  number: number;
  onChange: (changes: Partial<SsoRole>) => void;
  onRemove: () => void;
};

function MappingRow({ row, number, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(['connectors', 'enums']);
  const id = `mapping-${number}`;
  return (
    <div className={styles['mapping']} role="group" aria-label={t('mapping.title', { number })}>
      <Input
        aria-label={t('mapping.value')}
        placeholder={t('mapping.value')}
        value={row.value}
        maxLength={255}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <Select
        aria-label={t('mapping.role')}
        value={row.role}
        options={ssoRoles.map((value) => ({ value, label: t(`enums:role.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <ReferencePicker
        id={id}
        aria-label={t('mapping.organisation')}
        reference={organisations}
        value={row.organizationId || undefined}
        onChange={(organizationId?: string) => onChange({ organizationId: organizationId ?? '' })}
      />
      <Button onClick={onRemove}>{t('mapping.remove', { number })}</Button>
    </div>
  );
}
