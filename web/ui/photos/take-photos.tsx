import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { Notice } from '../notice';
import styles from './photos.module.css';
import { shrinkPhoto } from './shrink-photo.device';
import { Webcam } from './webcam';

type Props = {
  /** There is room for no more. */
  full: boolean;
  /** One JPEG data URL that the API accepts. */
  onPhoto: (url: string) => void;
};

/** Photos by webcam, by gun, or from files. */
export function TakePhotos({ full, onPhoto }: Props) {
  const { t } = useTranslation('photos');
  const file = useRef<HTMLInputElement>(null);
  const [camera, setCamera] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const take = (url: string | undefined): void => {
    setUnreadable(!url);
    if (url) onPhoto(url);
  };
  const read = (files: readonly File[]): void => {
    for (const one of files) {
      createImageBitmap(one).then(
        (picture) => take(shrinkPhoto(picture)),
        () => setUnreadable(true),
      );
    }
  };
  return (
    <>
      {unreadable && <Notice family="red">{t('unreadable')}</Notice>}
      <div className={styles['photos']}>
        <Button icon={<Icon name="camera" size={16} />} disabled={full} onClick={() => setCamera(true)}>
          {t('camera')}
        </Button>
        <Button icon={<Icon name="file" size={16} />} disabled={full} onClick={() => file.current?.click()}>
          {t('file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png"
          aria-label={t('file')}
          onChange={(event) => {
            read([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {camera && <Webcam full={full} onPhoto={take} onClose={() => setCamera(false)} />}
    </>
  );
}
