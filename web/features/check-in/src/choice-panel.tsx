import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLoneKey } from '../../../kernel/scanner';
import { ButtonKey } from '../../../ui/key-cap';
import { ItemChoices } from '../../../ui/scan/item-choices';
import styles from './check-in.module.css';
import { candidateChosen, choiceDismissed, selectStation } from './scan-station.slice';

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
      <ItemChoices items={candidates} onChoose={(item) => dispatch(candidateChosen({ id: scan.id, item }))} />
      <Button type="text" onClick={() => dispatch(choiceDismissed(scan.id))}>
        {t('choice.none')} <ButtonKey>Esc</ButtonKey>
      </Button>
    </section>
  );
}
