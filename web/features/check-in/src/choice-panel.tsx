import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLoneKey } from '../../../kernel/scanner';
import { StatusTag } from '../../../ui/status-tag';
import styles from './check-in.module.css';
import { candidateChosen, choiceDismissed, selectStation } from './scan-station.slice';
import { productName } from '../../../ui/product-name';

const mostKeys = 9;

/** Several items match what could be read: one digit selects one; further scans leave the question open. */
export function ChoicePanel() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const { scans } = useSelector(selectStation);
  const scan = scans.find(({ state }) => state === 'choosing');
  const candidates = scan?.candidates?.slice(0, mostKeys) ?? [];
  useLoneKey((key) => {
    const item = candidates[Number(key) - 1];
    if (scan && item) dispatch(candidateChosen({ id: scan.id, item }));
    if (scan && key === 'Escape') dispatch(choiceDismissed(scan.id));
  }, scan !== undefined);
  if (!scan) return null;
  return (
    <section className={styles['card']} aria-labelledby="choice-title" data-testid="choice">
      <h2 id="choice-title" className={styles['card-title']}>
        {t('choice.title', { code: scan.code })}
      </h2>
      <p className={styles['soft']}>{t('choice.sentence')}</p>
      <ol className={styles['candidates']}>
        {candidates.map((item, index) => (
          <li key={item.id}>
            <button type="button" onClick={() => dispatch(candidateChosen({ id: scan.id, item }))}>
              <kbd className={styles['key']}>{index + 1}</kbd>
              <span className="code">{item.identificationNumber}</span>
              <span className={styles['grow']}>{productName(item)}</span>
              <StatusTag status={item.status} />
            </button>
          </li>
        ))}
      </ol>
      <Button type="text" onClick={() => dispatch(choiceDismissed(scan.id))}>
        {t('choice.none')} <kbd className={styles['key']}>Esc</kbd>
      </Button>
    </section>
  );
}
