import { mostOpeningPhotos, photographOpening, readItemDiagnostics } from '@reprise/contracts/item';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useRecord, useSubmission } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { ItemPhotos } from '../../../ui/photos/item-photos';
import { TakePhotos } from '../../../ui/photos/take-photos';
import styles from './check-in.module.css';

/** Photos are sent one after another: several files may be chosen at once. */
function useOpening(id: string) {
  const { value, refresh } = useRecord(readItemDiagnostics, { params: { id } });
  const { submit, status, problem } = useSubmission();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (next === undefined || status === 'sending') return;
    setWaiting(rest);
    submit(photographOpening, { params: { id }, body: { base64: next.slice(next.indexOf(',') + 1) } });
  }, [waiting, status, submit, id]);
  useEffect(() => {
    if (status === 'accepted') refresh();
  }, [status, refresh]);
  const take = (url: string): void => setWaiting((before) => [...before, url]);
  return { photos: value?.opening.map(({ photo }) => photo) ?? [], problem, take };
}

/** What lay in the parcel, before anything is tested: each photo is recorded as it is taken. */
export function OpeningPhotos({ itemId }: { itemId: string }) {
  const { t } = useTranslation('photos');
  const problemText = useProblemText();
  const { photos, problem, take } = useOpening(itemId);
  return (
    <section className={styles['opening']} aria-labelledby="opening-title">
      <h2 id="opening-title">{t('opening.title')}</h2>
      <p>{t('opening.help')}</p>
      <ItemPhotos itemId={itemId} photos={photos} of={t('opening.title')} />
      <p aria-live="polite">{t('opening.taken', { count: photos.length, of: mostOpeningPhotos })}</p>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <TakePhotos full={photos.length >= mostOpeningPhotos} onPhoto={take} />
    </section>
  );
}
