import { Modal } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../kernel/scanner';
import { Notice } from '../notice';
import styles from './photos.module.css';
import { shrinkPhoto } from './shrink-photo.device';

type Props = {
  /** There is room for no more. */
  full: boolean;
  onPhoto: (url: string | undefined) => void;
  onClose: () => void;
};

/** The workbench's camera; each press takes one photo, the dialog stays open for the next side. */
export function Webcam({ full, onPhoto, onClose }: Props) {
  const { t } = useTranslation('photos');
  const video = useRef<HTMLVideoElement>(null);
  const state = useStream(video);
  const [taken, setTaken] = useState(0);
  const ready = state === 'live' && !full;
  const take = (): void => {
    if (!ready || !video.current) return;
    const url = shrinkPhoto(video.current);
    if (url) setTaken(taken + 1);
    onPhoto(url);
  };
  // Both hands hold the product: any code under the gun releases the camera.
  useScanner(take, { alone: true });
  return (
    <Modal
      open
      centered
      width={720}
      title={t('camera')}
      okText={t('take')}
      cancelText={t('done')}
      okButtonProps={{ disabled: !ready, autoFocus: true }}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {/* A disabled button takes no focus: it is made anew once it can be pressed. */}
          <OkBtn key={String(ready)} />
        </>
      )}
      onOk={take}
      onCancel={onClose}
    >
      {state === 'refused' ? (
        <Notice family="amber" title={t('no-camera')}>
          {t('no-camera-next')}
        </Notice>
      ) : (
        <>
          <p className={styles['soft']}>{t('gun')}</p>
          <video ref={video} muted playsInline className={styles['video']} aria-label={t('camera')} />
          {/* The photos themselves stand behind the dialog. */}
          <p role="status">
            {taken > 0 && t('taken', { count: taken })} {full && t('full')}
          </p>
        </>
      )}
    </Modal>
  );
}

/** The camera's picture in the element, until that is taken away. */
function useStream(video: RefObject<HTMLVideoElement | null>): 'starting' | 'live' | 'refused' {
  const [state, setState] = useState<'starting' | 'live' | 'refused'>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    async function start(): Promise<void> {
      const wish = { video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false };
      stream = await navigator.mediaDevices.getUserMedia(wish);
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      if (!over) setState('live');
    }
    start().catch(() => !over && setState('refused'));
    return () => {
      over = true;
      stop();
    };
  }, [video]);
  return state;
}
