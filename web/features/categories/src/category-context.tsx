import { type categories, categoryEndpoints } from '@reprise/contracts/catalogue';
import { dispatchCircuitRules } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCall, useRecord } from '../../../kernel/store';

type Props = { row: RowOfResource<typeof categories> };

/**
 * What an inactive category stops, how many questions nobody is asked any more once it is switched off or removed, and
 * the rule that names it.
 */
export function CategoryContext({ row: { id, dispatchCircuitRule, numberOfStopped, stoppedById } }: Props) {
  const { t } = useTranslation('categories');
  const mayRead = useMayCall(dispatchCircuitRules.endpoints.update);
  const { value: checkpoints } = useRecord(categoryEndpoints.checkpointsToArchive, { params: { id } });
  return (
    <>
      {stoppedById && (
        <>
          <Link to={`/category/${stoppedById}/edit`}>{t('stopped-by')}</Link>
          {' · '}
        </>
      )}
      {numberOfStopped > 0 && `${t('stopped', { count: numberOfStopped })} · `}
      {checkpoints && t('checkpoints', { count: checkpoints.length })}
      {dispatchCircuitRule && mayRead && (
        <>
          {' · '}
          <Link to={`/dispatch-circuit-rule/${dispatchCircuitRule}/edit`}>{t('rule')}</Link>
        </>
      )}
    </>
  );
}
