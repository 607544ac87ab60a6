import { openPackage } from '@reprise/contracts/package';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useSubmission } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { RowsSkeleton } from '../../../ui/skeletons';
import styles from './expedition.module.css';
import { rowReceived } from './packing.slice';
import { useWarehouses } from './use-warehouses';

/** One question: where does the package go? The answer opens it. */
export function NewPackage() {
  const { t } = useTranslation('expedition');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { warehouses, status: listing, problem: listProblem, refresh } = useWarehouses();
  const { submit, status, problem, reply } = useSubmission<typeof openPackage>();
  useEffect(() => {
    if (!reply) return;
    dispatch(rowReceived(reply));
    void navigate(`/start-expedition?package=${reply.id}`, { replace: true });
  }, [dispatch, navigate, reply]);
  const known = warehouses.length > 0;
  return (
    <Page
      title={t('start.title')}
      context={t('start.context')}
      crumbs={[{ label: t('title'), to: '/expedition' }, { label: t('start.title') }]}
    >
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {!known && listing === 'loading' && <RowsSkeleton rows={3} />}
      {!known && listProblem && <ErrorState problem={listProblem} onRetry={refresh} />}
      {!known && listing === 'ready' && <EmptyState sentence={t('start.no-warehouse')} />}
      {known && (
        <section aria-labelledby="warehouse-question">
          <h2 id="warehouse-question" className={styles['question']}>
            {t('start.warehouse')}
          </h2>
          <ul className={styles['warehouses']}>
            {warehouses.map(({ id, commonName, city }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={status === 'sending'}
                  onClick={() => submit(openPackage, { body: { warehouseId: id } })}
                >
                  <Icon name="building" />
                  <span className={styles['grow']}>
                    <strong>{commonName}</strong>
                    {city && <span className={styles['soft']}>{city}</span>}
                  </span>
                  <Icon name="arrow-right" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
