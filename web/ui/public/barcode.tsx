import { useEffect, useState } from 'react';
import styles from './barcode.module.css';

/** The code as Code 128, drawn in the browser; the digits stay readable below while it loads or if it fails. */
export function Barcode({ code, label }: { code: string; label: string }) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let shown = true;
    void import('bwip-js/browser').then(
      ({ code128, drawingSVG }) => {
        // Dark bars on white in both themes: scanners need this.
        const drawn = code128({ bcid: 'code128', text: code, scale: 2, height: 14 }, drawingSVG());
        if (shown) setSvg(drawn);
      },
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [code]);
  return (
    <figure className={styles['figure']}>
      <div className={styles['bars']}>
        {svg && <img alt={label} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} />}
      </div>
      <figcaption className={styles['digits']}>{code}</figcaption>
    </figure>
  );
}
