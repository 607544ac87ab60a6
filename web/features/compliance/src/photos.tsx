import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useProblemText } from '../../../kernel/i18n';
import { Icon } from '../../../ui/icon';
import { TakePhotos } from '../../../ui/photos/take-photos';
import styles from './compliance.module.css';
import { photoRemoved, photoTaken, selectCompliance } from './compliance.slice';
import { type Draft, mostPhotos, type Question } from './compliance.types';
import { photosOf } from './differences.rules';

type Props = { itemId: string; draft: Draft; question?: Question };

/** Photos of the product as found, or of one answer that changed; by webcam, gun, or from a file. */
export function Photos({ itemId, draft, question }: Props) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const label = question ? t('photos.of-answer', { question: question.title }) : t('photos.label');
  const full = draft.photoKeys.length >= mostPhotos;
  return (
    <section className={styles['photos']} aria-label={label}>
      {!question && (
        <div className={styles['heading']}>
          <h3 className={styles['legend']}>{label}</h3>
          <span className={styles['soft']}>
            {t('photos.count', { count: draft.photoKeys.length, of: mostPhotos })}
          </span>
        </div>
      )}
      <Thumbnails draft={draft} questionId={question?.id} />
      <TakePhotos full={full} onPhoto={(url) => dispatch(photoTaken(itemId, url, question?.id))} />
    </section>
  );
}

function Thumbnails({ draft, questionId }: { draft: Draft; questionId: string | undefined }) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const photos = useSelector(selectCompliance).photos.filter((photo) => photo.questionId === questionId);
  // After a reload the pictures themselves are gone, but not their keys.
  const unseen = photosOf(draft, questionId).filter((key) => !photos.some((photo) => photo.key === key));
  const shown = [...unseen.map((key) => ({ id: key, key, url: '', state: 'stored' as const })), ...photos];
  if (shown.length === 0) return null;
  return (
    <ul className={styles['thumbnails']}>
      {shown.map((photo, index) => (
        <li key={photo.id} data-state={photo.state}>
          {photo.url ? (
            <img src={photo.url} alt={t('photos.alt', { at: index + 1 })} />
          ) : (
            <Icon name="camera" />
          )}
          <button
            type="button"
            aria-label={t('photos.remove', { at: index + 1 })}
            onClick={() => dispatch(photoRemoved({ id: photo.id, key: photo.key }))}
          >
            <Icon name="close" size={14} />
          </button>
          {photo.state === 'sending' && <span className={styles['sending']}>{t('photos.sending')}</span>}
          {'problem' in photo && photo.problem && (
            <span className={styles['refused']} role="alert">
              {problemText(photo.problem)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
