import { useEffect, useRef, useState } from 'react';
import { Notice } from '../notice';
import { decodeFrame } from './decode-frame';
import styles from './camera-scan.module.css';

type Props = { aim: string; refusal: string; onCode: (code: string) => void };

/** Reads bar codes from the camera until one is found. Loaded only when somebody wants to scan. */
export default function CameraScan({ aim, refusal, onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    async function look(): Promise<void> {
      const wish = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };
      stream = await navigator.mediaDevices.getUserMedia(wish);
      const screen = video.current;
      if (over || !screen) return;
      screen.srcObject = stream;
      await screen.play();
      while (!over) {
        const code = await decodeFrame(screen);
        if (code && !over) return latest.current(code);
        await new Promise((next) => setTimeout(next, 150));
      }
    }
    look()
      .catch(() => setRefused(true))
      .finally(() => stream?.getTracks().forEach((track) => track.stop()));
    return () => {
      over = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (refused) return <Notice family="amber">{refusal}</Notice>;
  return (
    <div className={styles['view']}>
      <video ref={video} muted playsInline className={styles['video']} aria-label={aim} />
      <span className={styles['line']} aria-hidden="true" />
      <p className={styles['words']}>{aim}</p>
    </div>
  );
}
