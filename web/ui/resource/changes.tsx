import type { AuditEntry } from '@reprise/contracts/audit';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Texts, useWords } from '../../kernel/i18n';
import { FieldValue } from './value';

type Shape = Readonly<Record<string, z.ZodType>>;
type Props = { entry: AuditEntry; shape: Shape; namespace: keyof Texts };

/** Each field that a change touched, before and after, in words. */
export function Changes({ entry: { action, before, after }, shape, namespace }: Props) {
  const { t } = useTranslation();
  const { maybe } = useWords(namespace);
  const told = Object.keys(shape).filter((field) => field in (action === 'create' ? after : before));
  return (
    <ul>
      {told.map((field) => (
        <li key={field}>
          {t('resource.changed-field', { field: maybe(`field.${field}`) ?? field })}{' '}
          {action !== 'create' && (
            <FieldValue {...{ namespace, field, schema: shape[field], value: before[field] }} />
          )}
          {action === 'update' && ' → '}
          {action !== 'remove' && (
            <FieldValue {...{ namespace, field, schema: shape[field], value: after[field] }} />
          )}
        </li>
      ))}
    </ul>
  );
}
