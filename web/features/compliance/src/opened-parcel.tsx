import { readItemDiagnostics } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { ItemPhotos } from '../../../ui/photos/item-photos';
import styles from './compliance.module.css';

/** What lay in the parcel when it was opened, where somebody photographed it. */
export function OpenedParcel({ itemId }: { itemId: string }) {
  const { t } = useTranslation('photos');
  const { value } = useRecord(readItemDiagnostics, { params: { id: itemId } });
  const photos = value?.opening.map(({ photo }) => photo) ?? [];
  if (photos.length === 0) return null;
  return (
    <figure className={styles['photos']}>
      <figcaption className={styles['soft']}>{t('opening.title')}</figcaption>
      <ItemPhotos itemId={itemId} photos={photos} of={t('opening.title')} />
    </figure>
  );
}
