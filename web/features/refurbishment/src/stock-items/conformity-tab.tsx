import { type ItemDiagnostic, readItemDiagnostics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { DateTime } from '../../../../ui/date-time';
import { ErrorState } from '../../../../ui/error-state';
import { Panel } from '../../../../ui/file/facts';
import { Money } from '../../../../ui/money';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../refurbishment.module.css';
import { questionsOf } from './conformity.rules';

/** Every diagnostic of the item side by side: declared, checked in the store, each test. */
export function ConformityTab({ id }: { id: string }) {
  const { t } = useTranslation('stock-items');
  const { value, problem, refresh } = useRecord(readItemDiagnostics, { params: { id } });
  if (problem && !value) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={6} />;
  const { diagnostics } = value;
  return (
    <Panel title={t('tab.conformity')}>
      <div className={styles['wide']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('conformity.question')}</th>
              {diagnostics.map((diagnostic) => (
                <th scope="col" key={diagnostic.id}>
                  <Head diagnostic={diagnostic} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questionsOf(diagnostics).map(({ questionId, question, answers, differs }) => (
              <tr key={questionId} data-differs={differs}>
                <th scope="row">{question}</th>
                {answers.map((answer, at) => (
                  <td key={diagnostics[at]?.id}>{answer ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Head({ diagnostic }: { diagnostic: ItemDiagnostic }) {
  const { t } = useTranslation(['stock-items', 'enums']);
  const { diagnosticType, productState, diagnosticPrice, currency, diagnostician } = diagnostic;
  return (
    <>
      <span className={styles['name']}>{t(`stock-items:conformity.${diagnosticType}`)}</span>
      <p>
        {t(`enums:product-state.${productState}`)} · <Money value={{ amount: diagnosticPrice, currency }} />
      </p>
      <p>
        {[diagnostician.label, diagnostic.mainOrganization.label].filter(Boolean).join(' · ')}{' '}
        <DateTime value={diagnostic.createdAt} />
      </p>
      {diagnostic.comment && <p>{diagnostic.comment}</p>}
    </>
  );
}
