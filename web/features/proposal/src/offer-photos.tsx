import { useTranslation } from 'react-i18next';
import styles from './proposal.module.css';

/** Small pictures that open large; `of` names the answer that they show. */
export function Photos({ photos, of }: { photos: readonly string[]; of?: string }) {
  const { t } = useTranslation('proposal');
  if (photos.length === 0) return null;
  const alt = (number: number): string =>
    of ? t('photo-of', { number, question: of }) : t('photo', { number });
  return (
    <ul className={styles['photos']}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={alt(index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
