import { downloadItemPhoto, type OpeningPhoto, photoNameOf } from '@reprise/contracts/item';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../kernel/files';
import styles from './photos.module.css';

type One = { itemId: string; photo: OpeningPhoto; alt: string };

/** A photo that only a session may open, so that it is fetched like a file; it opens large. */
function ItemPhoto({ itemId, photo, alt }: One) {
  const { read, problem } = useFile();
  const [url, setUrl] = useState<string>();
  const name = photoNameOf(photo);
  useEffect(() => {
    read(downloadItemPhoto, { params: { id: itemId, name } }, (file) => setUrl(URL.createObjectURL(file)));
  }, [read, itemId, name]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  if (problem) return <span>{alt}</span>;
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      <img className={styles['photo']} src={url} alt={alt} />
    </a>
  ) : null;
}

/** Photos of an item that were recorded; `of` names what they show. */
export function ItemPhotos({
  itemId,
  photos,
  of,
}: {
  itemId: string;
  photos: readonly OpeningPhoto[];
  of: string;
}) {
  const { t } = useTranslation('photos');
  if (photos.length === 0) return null;
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <ItemPhoto key={photo.key} itemId={itemId} photo={photo} alt={t('one', { number: index + 1, of })} />
      ))}
    </div>
  );
}
