import type { AuditEntry } from '@reprise/contracts/audit';
import { userContract } from '@reprise/contracts/identity';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRecord } from '../../kernel/store';

const read = userContract.endpoints.get;

/** Who changed a document: by name for those who may know users, always with the role. */
export function Actor({ entry: { actorId, actorRole } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['enums', 'common']);
  const isProgram = actorRole === 'program';
  const role = isProgram
    ? t('common:resource.by-program')
    : t(`role.${actorRole}`, { defaultValue: actorRole });
  const mayKnow = useMayCall(read) && !isProgram;
  const { value } = useRecord(read, mayKnow ? { params: { id: actorId } } : undefined);
  return value ? `${value.firstname} ${value.lastname} · ${role}` : role;
}
