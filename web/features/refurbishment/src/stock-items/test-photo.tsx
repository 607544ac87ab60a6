import { downloadItemPhoto, photoNameOf, type TestPhoto } from '@reprise/contracts/item';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../kernel/files';
import styles from '../refurbishment.module.css';

type One = { itemId: string; photo: TestPhoto; alt: string };

/** A photo that only a session may open, so that it is fetched like a file; it opens large. */
function TestPhotoImage({ itemId, photo, alt }: One) {
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

/** Of one answer, or of the product as a whole; `of` names what they show. */
export function TestPhotos({
  itemId,
  photos,
  of,
}: {
  itemId: string;
  photos: readonly TestPhoto[];
  of: string;
}) {
  const { t } = useTranslation('stock-items');
  if (photos.length === 0) return null;
  return (
    <div className={styles['line']}>
      {photos.map((photo, index) => (
        <TestPhotoImage
          key={photo.key}
          itemId={itemId}
          photo={photo}
          alt={t('conformity.photo', { number: index + 1, of })}
        />
      ))}
    </div>
  );
}
